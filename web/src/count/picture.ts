/* A picture of how a game ended, to keep or to send: the winner's drawing, who played, with how much, and when. */
import { SHAPES } from "../ui/shapes";

export interface Standing {
  seat: number;
  name: string;
  score: string;
  won: boolean;
}

export interface Ending {
  game: string; // its name
  headline: string;
  reason: string;
  standings: readonly Standing[]; // best first
  date: string;
}

export const SIDE = 1080; // px, both ways: what chats and feeds show whole
const ART = 648; // px of it for the drawing, which is 400 by 240
const MARGIN = 56;
const BOTTOM = SIDE - 46;

/** What of an element's look comes from a style sheet; a picture of its own has none. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "overflow",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "display",
] as const;

/** A drawing of the page that looks the same by itself: what its style sheets and variables say is written into it. */
export function alone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const before = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const after = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  before.forEach((from, i) => {
    const look = getComputedStyle(from);
    const to = after[i]!;
    to.removeAttribute("class");
    to.removeAttribute("style");
    for (const name of LOOKS) {
      const value = look.getPropertyValue(name);
      if (value) to.style.setProperty(name, value);
    }
    if (look.rotate && look.rotate !== "none") to.style.setProperty("rotate", look.rotate);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The largest of these sizes at which the words fit, and the words, cut only if even the smallest is too large. */
function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  font: (px: number) => string,
  sizes: readonly number[],
  width: number,
): string {
  for (const px of sizes) {
    pen.font = font(px);
    if (pen.measureText(text).width <= width) return text;
  }
  let words = text;
  while (words.length > 1 && pen.measureText(`${words}…`).width > width) words = words.slice(0, -1);
  return `${words}…`;
}

export async function picture(drawing: SVGSVGElement, ending: Ending): Promise<Blob> {
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string): string => look.getPropertyValue(name).trim();
  const display = (px: number): string => `600 ${px}px ${colour("--display")}`;
  const text = (px: number, weight = 400): string => `${weight} ${px}px ${colour("--text")}`;
  await Promise.all([display(40), text(30), text(30, 700)].map((font) => document.fonts.load(font))).catch(() => undefined);

  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colour("--panel");
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(await drawn(alone(drawing, SIDE, ART)), 0, 0, SIDE, ART);
  pen.fillStyle = colour("--brass-2");
  pen.fillRect(0, ART, SIDE, 6);

  const wide = SIDE - 2 * MARGIN;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("--ink");
  pen.fillText(fitted(pen, ending.headline, display, [58, 50, 44, 38, 32], wide), MARGIN, ART + 76);
  pen.fillStyle = colour("--ink-2");
  pen.fillText(fitted(pen, ending.reason, text, [27, 24, 21], wide), MARGIN, ART + 118);

  const rows = ending.standings;
  const columns = rows.length > 3 ? 2 : 1;
  const lines = Math.ceil(rows.length / columns);
  const gap = 40;
  const width = (wide - gap * (columns - 1)) / columns;
  const high = 58;
  rows.forEach((row, i) => {
    const x = MARGIN + Math.floor(i / lines) * (width + gap);
    const y = ART + 178 + (i % lines) * high;
    if (row.won) {
      pen.fillStyle = colour("--brass-2");
      pen.globalAlpha = 0.35;
      pen.beginPath();
      pen.roundRect(x - 14, y - 36, width + 28, high - 6, 14);
      pen.fill();
      pen.globalAlpha = 1;
    }
    pen.save();
    pen.translate(x, y - 22);
    pen.scale(1.6, 1.6);
    pen.fillStyle = colour(`--seat-${row.seat % 5}`);
    pen.fill(new Path2D(SHAPES[row.seat % SHAPES.length]));
    pen.restore();
    pen.fillStyle = colour("--brass");
    pen.font = display(38);
    const score = pen.measureText(row.score).width;
    pen.textAlign = "right";
    pen.fillText(row.score, x + width, y);
    pen.textAlign = "left";
    pen.fillStyle = colour("--ink");
    pen.fillText(
      fitted(pen, row.name, (px) => text(px, 700), [32, 28, 24, 20], width - score - 60),
      x + 40,
      y,
    );
  });

  pen.fillStyle = colour("--ink-2");
  pen.font = text(25);
  pen.fillText(`${ending.game} · ${ending.date}`, MARGIN, BOTTOM);
  pen.textAlign = "right";
  pen.font = display(27);
  pen.fillText("Quarterdeck", SIDE - MARGIN, BOTTOM);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture could not be made"))), "image/png"),
  );
}
