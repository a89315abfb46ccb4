import { parseHex, toLinear } from './srgb.ts';

/** Returns the relative luminance of a colour as WCAG 2.2 defines it: 0 for black, 1 for white. */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours as WCAG 2.2 defines it, from 1 to 21. The order does not matter. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The luminance at which black and white have the same contrast. */
const MIDDLE = 0.179;

/** Returns black or white: the one that is readable on a background. Its contrast is at least 4.58. */
export const readableOn = (ground: string): '#000000' | '#ffffff' =>
  luminance(ground) < MIDDLE ? '#ffffff' : '#000000';
