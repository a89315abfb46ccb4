import { describe, expect, it } from 'vitest';
import { contrast } from '../colour/contrast.ts';
import { landingTemplates } from './landing-page.ts';
import { needsEdge, type Palette, paletteOf } from './palette.ts';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

/** Each text or mark, its background, and the contrast that it must reach with every pair of colours. */
const pairs: readonly [keyof Palette, keyof Palette, number][] = [
  ['on-p', 'p', 4.5],
  ['on-s', 's', 4.5],
  ['p-paper', 'paper', 4.5],
  ['name', 'paper', 4.5],
  ['ink', 'paper', 7],
  ['mute-paper', 'paper', 4.5],
  ['snow', 'night', 7],
  ['snow', 'night-2', 7],
  ['mute-night', 'night-2', 4.5],
  ['p-night', 'night', 4.5],
  ['p-night', 'night-2', 4.5],
  // Graphics and large text.
  ['unlit', 'night', 3],
  ['unlit', 'night-2', 3],
  ['on-p', 'beam-1', 3],
  ['on-p', 'beam-2', 3],
];

describe.each(landingTemplates)('the colours of %s', (template) => {
  const palettes = colours.map((colour) => paletteOf(template, { primary: colour, secondary: colour }));

  it.each(pairs)('have a contrast of %s on %s of at least %d:1 for 216 colours', (text, ground, least) => {
    const worst = Math.min(...palettes.map((palette) => contrast(palette[text], palette[ground])));
    expect(worst).toBeGreaterThanOrEqual(least);
  });

  it('are hexadecimal, since they are written into a style sheet', () => {
    for (const palette of palettes)
      for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it('paletteOf replaces a text that is not a colour by the default, so that it cannot reach the style sheet', () => {
  const palette = paletteOf('music-event', { primary: '#fff}body{display:none', secondary: 'red' });
  expect(palette).toMatchObject({ p: '#ff3366', s: '#333333' });
});

it('needsEdge is true for two close colours, and false for two distant ones', () => {
  expect(needsEdge({ primary: '#ffe08a', secondary: '#ece6ff' })).toBe(true);
  expect(needsEdge({ primary: '#ff5a1f', secondary: '#2a0f4a' })).toBe(false);
});
