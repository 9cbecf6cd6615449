// The table itself: a painted sea cloth with chart lines and a compass rose, in a wooden frame.
import { BoxGeometry, CanvasTexture, Group, Mesh, MeshLambertMaterial, PlaneGeometry, SRGBColorSpace } from "three";
import { box, glue } from "./shapes";

const PX = 1024;

function wave(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.beginPath();
  c.arc(x, y, r, Math.PI * 1.1, Math.PI * 1.9);
  c.arc(x + r * 1.7, y, r, Math.PI * 1.1, Math.PI * 1.9);
  c.stroke();
}

function rose(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.save();
  c.translate(x, y);
  c.globalAlpha = 0.5;
  for (let i = 0; i < 16; i++) {
    c.save();
    c.rotate((i * Math.PI) / 8);
    const long = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.7 : r * 0.45;
    for (const half of [-1, 1]) {
      c.fillStyle = half < 0 ? "#f6e7c0" : "#0c3f58";
      c.beginPath();
      c.moveTo(0, -long);
      c.lineTo(half * long * 0.13, -long * 0.2);
      c.lineTo(0, 0);
      c.fill();
    }
    c.restore();
  }
  c.strokeStyle = "#f6e7c0";
  c.lineWidth = 2.5;
  for (const k of [0.34, 0.82]) {
    c.beginPath();
    c.arc(0, 0, r * k, 0, 7);
    c.stroke();
  }
  c.restore();
}

function cloth(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PX;
  const c = canvas.getContext("2d")!;
  const water = c.createRadialGradient(PX / 2, PX / 2, 60, PX / 2, PX / 2, PX * 0.72);
  water.addColorStop(0, "#3d9ab8");
  water.addColorStop(0.55, "#2b82a3");
  water.addColorStop(1, "#1b6486");
  c.fillStyle = water;
  c.fillRect(0, 0, PX, PX);
  c.strokeStyle = "#d9f2f51c";
  c.lineWidth = 2;
  for (let i = 1; i < 17; i++) {
    const at = (i * PX) / 17;
    c.beginPath();
    c.moveTo(at, 0);
    c.lineTo(at, PX);
    c.moveTo(0, at);
    c.lineTo(PX, at);
    c.stroke();
  }
  c.strokeStyle = "#e9fbff3d";
  c.lineWidth = 3;
  c.lineCap = "round";
  for (let i = 0; i < 150; i++) {
    const s = Math.sin(i * 91.7) * 43758.5;
    const u = Math.sin(i * 17.3 + 4) * 9631.2;
    wave(c, (s - Math.floor(s)) * PX, (u - Math.floor(u)) * PX, 7 + (i % 4) * 2);
  }
  c.strokeStyle = "#f6e7c030";
  for (let i = 0; i < 16; i++) {
    c.beginPath();
    c.moveTo(PX / 2, PX / 2);
    c.lineTo(PX / 2 + PX * Math.cos((i * Math.PI) / 8), PX / 2 + PX * Math.sin((i * Math.PI) / 8));
    c.stroke();
  }
  rose(c, PX * 0.5, PX * 0.9, 62);
  rose(c, PX * 0.5, PX * 0.1, 62);
  c.strokeStyle = "#f6e7c0a0";
  c.lineWidth = 5;
  c.strokeRect(14, 14, PX - 28, PX - 28);
  c.lineWidth = 1.5;
  c.strokeRect(24, 24, PX - 48, PX - 48);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** A table of this side in centimetres; the sea's level is 0. */
export function table(side: number): Group {
  const out = new Group();
  const sea = new Mesh(new PlaneGeometry(side, side).rotateX(-Math.PI / 2), new MeshLambertMaterial({ map: cloth() }));
  sea.receiveShadow = true;
  const [w, h] = [5, 3.2];
  const rim = [0, 1, 2, 3].flatMap((i) => {
    const planks = Array.from({ length: 5 }, (_, k) => {
      const part = (side + 2 * w) / 5;
      const tone = ["#7a4b25", "#80502a", "#744621", "#7d4e28", "#784a24"][(k + i) % 5]!;
      return box([part - 0.12, h, w], [-(side + 2 * w) / 2 + (k + 0.5) * part, h / 2 - 2, side / 2 + w / 2], tone, "#98663a").rotateY(
        (i * Math.PI) / 2,
      );
    });
    return planks;
  });
  const board = new Mesh(
    new BoxGeometry(side + 2 * w, 2.4, side + 2 * w).translate(0, -3, 0),
    new MeshLambertMaterial({ color: "#4c2d14" }),
  );
  const frame = new Mesh(glue(rim), new MeshLambertMaterial({ vertexColors: true }));
  frame.receiveShadow = true;
  out.add(sea, frame, board);
  return out;
}
