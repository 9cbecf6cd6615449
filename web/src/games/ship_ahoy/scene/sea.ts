// The table itself: a painted sea with a chart’s lines and compass roses, in a wooden frame.
import {
  BoxGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
  Vector2,
} from "three";
import { box, glue } from "./shapes";

const PX = 2048;

/** The same sea at every visit: a number between 0 and 1 from another. */
function chance(n: number): number {
  const s = Math.sin(n * 91.7 + 11.3) * 43758.5453;
  return s - Math.floor(s);
}

/** A crest with its shadow behind it: long, low, and never quite like the next one. */
function crest(c: CanvasRenderingContext2D, x: number, y: number, long: number, bend: number): void {
  const line = (dy: number, colour: string, wide: number): void => {
    c.strokeStyle = colour;
    c.lineWidth = wide;
    c.beginPath();
    c.moveTo(x - long, y + dy);
    c.quadraticCurveTo(x - long * 0.4, y + dy - bend, x, y + dy);
    c.quadraticCurveTo(x + long * 0.4, y + dy + bend * 0.8, x + long, y + dy - bend * 0.3);
    c.stroke();
  };
  line(3, "#0b4a6a20", 3);
  line(0, "#d8f6f828", 1.5);
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
  const water = c.createRadialGradient(PX / 2, PX / 2, PX * 0.05, PX / 2, PX / 2, PX * 0.74);
  water.addColorStop(0, "#3aa7bd");
  water.addColorStop(0.45, "#1f86a8");
  water.addColorStop(0.8, "#156a93");
  water.addColorStop(1, "#0e4f78");
  c.fillStyle = water;
  c.fillRect(0, 0, PX, PX);
  // Shoals and deeps, laid softly over each other.
  for (let i = 0; i < 90; i++) {
    const [x, y, r] = [chance(i) * PX, chance(i + 300) * PX, PX * (0.04 + 0.13 * chance(i + 600))];
    const patch = c.createRadialGradient(x, y, 0, x, y, r);
    patch.addColorStop(0, i % 2 ? "#5cc7cf20" : "#08365a26");
    patch.addColorStop(1, "#00000000");
    c.fillStyle = patch;
    c.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  c.lineCap = "round";
  for (let i = 0; i < 1500; i++) {
    const long = 6 + 24 * chance(i + 40);
    crest(c, chance(i * 1.7) * PX, chance(i * 2.3 + 9) * PX, long, long * 0.16);
  }
  c.lineWidth = 2;
  c.strokeStyle = "#f6e7c01c";
  for (let i = 0; i < 16; i++) {
    c.beginPath();
    c.moveTo(PX / 2, PX / 2);
    c.lineTo(PX / 2 + PX * Math.cos((i * Math.PI) / 8), PX / 2 + PX * Math.sin((i * Math.PI) / 8));
    c.stroke();
  }
  rose(c, PX * 0.5, PX * 0.9, 110);
  rose(c, PX * 0.5, PX * 0.1, 110);
  c.strokeStyle = "#f6e7c0a0";
  c.lineWidth = 8;
  c.strokeRect(26, 26, PX - 52, PX - 52);
  c.lineWidth = 3;
  c.strokeRect(46, 46, PX - 92, PX - 92);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Small waves as the light sees them: slopes of a few swings that meet at the tile's edges. */
function swell(): CanvasTexture {
  const n = 128;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = n;
  const c = canvas.getContext("2d")!;
  const image = c.createImageData(n, n);
  const swings = [
    [2, 3, 0.5, 0.4],
    [-3, 4, 0.42, 2],
    [5, -1, 0.36, 1],
    [-1, -6, 0.34, 3],
    [7, 5, 0.2, 5],
    [-8, 3, 0.18, 0.7],
    [4, 9, 0.16, 2.6],
    [11, -7, 0.1, 4.4],
  ] as const;
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      let [dx, dy] = [0, 0];
      for (const [fx, fy, high, lag] of swings) {
        const slope = high * Math.cos((2 * Math.PI * (fx * x + fy * y)) / n + lag);
        dx += slope * fx * 0.09;
        dy += slope * fy * 0.09;
      }
      const long = Math.hypot(dx, dy, 1);
      image.data.set([128 - (127 * dx) / long, 128 - (127 * dy) / long, 128 + 127 / long, 255], 4 * (y * n + x));
    }
  c.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(5, 5);
  return texture;
}

/** A table of this side in centimetres; the sea's level is 0. */
export function table(side: number): Group {
  const out = new Group();
  const sea = new Mesh(
    new PlaneGeometry(side, side).rotateX(-Math.PI / 2),
    new MeshPhongMaterial({
      map: cloth(),
      normalMap: swell(),
      normalScale: new Vector2(0.26, 0.26),
      specular: "#36525c",
      shininess: 30,
    }),
  );
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
