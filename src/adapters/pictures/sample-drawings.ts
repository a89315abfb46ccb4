import type { SampleDrawing } from '../../app/ports/demo.ts';
import { writePng } from './png.ts';

type Colour = readonly [red: number, green: number, blue: number];
/** The colour of a point, both coordinates from 0 to 1, from the top left. */
type Drawing = (x: number, y: number) => Colour;

const WIDTH = 720;
const HEIGHT = 480;
/** The ratio of a picture's width to its height. */
const RATIO = WIDTH / HEIGHT;
/** Positions inside a pixel whose colours are averaged, so that edges are smooth. */
const INSIDE = [0.25, 0.75] as const;

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
/** Distance from a point, in heights of the picture. */
const away = (x: number, y: number, [cx, cy]: readonly [number, number]) =>
  Math.hypot((x - cx) * RATIO, y - cy);
/** A pseudo-random number from 0 to 1, always the same for the same place. */
const chance = (place: number) => {
  const noise = Math.sin(place * 127.1) * 43_758.5453;
  return noise - Math.floor(noise);
};

const tide: Drawing = (x, y) => {
  const bar = Math.floor(x * 36);
  const roof = 0.62 + 0.26 * chance(bar);
  if (y > roof && x * 36 - bar < 0.72) return [22, 52, 62];
  if (away(x, y, [0.62, 0.4]) < 0.22) return [255, 233, 191];
  return mix([246, 168, 98], [214, 84, 74], y);
};

const desk: Drawing = (x, y) => {
  if (x < 0.16 || x > 0.84 || y < 0.16 || y > 0.84) return [216, 207, 196];
  const lane = Math.floor((x - 0.16) / 0.085);
  const across = ((x - 0.16) / 0.085 - lane) * 2 - 1;
  const knob = 0.3 + 0.4 * chance(lane + 3);
  if (Math.abs(across) < 0.42 && Math.abs(y - knob) < 0.045)
    return lane === 4 ? [233, 112, 50] : [226, 222, 228];
  if (Math.abs(across) < 0.05 && y > 0.25 && y < 0.75) return [22, 18, 28];
  return [56, 48, 66];
};

const tiles: Drawing = (x, y) => {
  const [column, row] = [Math.floor(x * 6), Math.floor(y * 4)];
  const [u, v] = [x * 6 - column, y * 4 - row];
  const turn = (column + row * 3) % 4;
  const corner = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ][turn] ?? [0, 0];
  const reach = Math.hypot(u - (corner[0] ?? 0), v - (corner[1] ?? 0));
  if (reach < 0.42) return (column + row) % 2 === 0 ? [247, 205, 80] : [240, 236, 224];
  return reach < 0.86 ? [24, 78, 148] : [240, 236, 224];
};

const record: Drawing = (x, y) => {
  const reach = away(x, y, [0.5, 0.5]);
  if (reach < 0.03) return [94, 16, 32];
  if (reach < 0.15) return [246, 201, 164];
  if (reach > 0.46) return [94, 16, 32];
  return Math.floor(reach * 70) % 2 === 0 ? [58, 10, 22] : [70, 14, 28];
};

const hills: Drawing = (x, y) => {
  const ridge = (peak: number, width: number, top: number) => top + (Math.abs(x - peak) / width) * (1 - top);
  if (y > ridge(0.72, 0.52, 0.46)) return [44, 70, 58];
  if (y > ridge(0.28, 0.42, 0.3)) return [62, 96, 80];
  if (away(x, y, [0.8, 0.2]) < 0.1) return [224, 98, 44];
  return [233, 219, 198];
};

const lights: Drawing = (x, y) => {
  const beam = [0.12, 0.34, 0.56, 0.78].findIndex(
    (foot, place) => Math.abs(x - foot - (place - 1.5) * y * -0.1 - y * 0.08) < 0.02 + y * 0.05,
  );
  if (y > 0.9 + 0.04 * Math.sin(x * 60)) return [8, 8, 16];
  const colours: Colour[] = [
    [96, 60, 160],
    [176, 62, 108],
    [52, 112, 168],
    [214, 142, 66],
  ];
  const ground = mix([20, 16, 44], [34, 26, 62], y);
  return beam < 0 ? ground : mix(colours[beam] ?? ground, ground, y * 0.7);
};

const drawings = { tide, desk, tiles, record, hills, lights } satisfies Record<SampleDrawing, Drawing>;

/** Draws the pictures of the demo data, as PNG: no file of a third party is part of the site. */
export function drawSample(name: SampleDrawing): Buffer {
  const drawing = drawings[name];
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  const share = 1 / INSIDE.length ** 2;
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const sum = [0, 0, 0];
    for (const v of INSIDE)
      for (const u of INSIDE) {
        const colour = drawing(((at % WIDTH) + u) / WIDTH, (Math.floor(at / WIDTH) + v) / HEIGHT);
        for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + colour[channel];
      }
    pixels.set(
      sum.map((total) => total * share),
      at * 3,
    );
  }
  return writePng(WIDTH, HEIGHT, pixels);
}
