import { fromLinear, parseHex, type Srgb, toHex, toLinear } from './srgb.ts';

/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees: OKLCH of CSS Color 4. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// Björn Ottosson, "A perceptual color space for image processing" (2020), the matrices from and to linear sRGB.
const toCone: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

/** Lightness and the two colour axes of OKLab. */
const labOf = (colour: Srgb): Triple => times(toLab, each(times(toCone, each(colour, toLinear)), Math.cbrt));
const fromOklab = (lab: Triple): Srgb =>
  each(
    times(
      fromCone,
      each(times(fromLab, lab), (cone) => cone ** 3),
    ),
    fromLinear,
  );

/** Returns a colour of the form `#rrggbb` in OKLCH. A grey has the hue 0. */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = labOf(parseHex(hex));
  const c = Math.hypot(a, b);
  return { l, c, h: c < 1e-5 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Returns the nearest `#rrggbb`, clipped to sRGB. */
export function oklchHex({ l, c, h }: Oklch): string {
  const angle = (h * Math.PI) / 180;
  return toHex(fromOklab([Math.min(1, Math.max(0, l)), c * Math.cos(angle), c * Math.sin(angle)]));
}

/** Mixes as `color-mix(in oklab, one share, other)` of CSS does. @param share of the first colour, from 0 to 1 */
export function mixOklab(one: string, share: number, other: string): string {
  const [first, second] = [labOf(parseHex(one)), labOf(parseHex(other))];
  const at = (axis: 0 | 1 | 2) => first[axis] * share + second[axis] * (1 - share);
  return toHex(fromOklab([at(0), at(1), at(2)]));
}
