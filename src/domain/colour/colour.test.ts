import { describe, expect, it } from 'vitest';
import { contrast, luminance, readableOn } from './contrast.ts';
import { mixOklab, oklchHex, oklchOf } from './oklch.ts';
import { isHexColour, parseHex } from './srgb.ts';

/** 216 colours: six steps in each channel. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

describe('contrast', () => {
  it('equals the ratio of WCAG for known pairs', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ff3366', '#ffffff')).toBeCloseTo(3.55, 2);
    expect(contrast('#ff3366', '#333333')).toBeCloseTo(3.56, 2);
    expect(contrast('#000000', '#ff3366')).toBeCloseTo(5.92, 2);
  });

  it('is at least 4.5 between a colour and the result of readableOn', () => {
    for (const colour of colours) expect(contrast(readableOn(colour), colour)).toBeGreaterThan(4.5);
  });

  it('is computed from linear light, not from the sRGB numbers', () => {
    expect(luminance('#808080')).toBeCloseTo(0.2159, 3);
  });
});

describe('OKLCH', () => {
  it('agrees with the values that CSS Color 4 gives', () => {
    const red = oklchOf('#ff0000');
    expect(red.l).toBeCloseTo(0.628, 3);
    expect(red.c).toBeCloseTo(0.2577, 3);
    expect(red.h).toBeCloseTo(29.23, 1);
    expect(oklchOf('#808080')).toMatchObject({ h: 0 });
  });

  it('converts each colour to OKLCH and back without a change', () => {
    for (const colour of colours) expect(oklchHex(oklchOf(colour))).toBe(colour);
  });

  it('clips a colour outside sRGB', () => {
    expect(oklchHex({ l: 0.9, c: 0.4, h: 140 })).toMatch(/^#[0-9a-f]{6}$/);
    expect(oklchHex({ l: 2, c: 0, h: 0 })).toBe('#ffffff');
  });

  it('mixes two colours by share', () => {
    expect(mixOklab('#000000', 1, '#ffffff')).toBe('#000000');
    expect(mixOklab('#000000', 0.5, '#ffffff')).toBe('#636363');
  });
});

it('isHexColour and parseHex accept only colours of six digits', () => {
  expect(isHexColour('#Ff3366')).toBe(true);
  for (const text of ['#fff', 'ff3366', '#ff33661', 'red', '', '#ff336g', '}#ff3366']) {
    expect(isHexColour(text)).toBe(false);
    expect(() => parseHex(text)).toThrow(RangeError);
  }
});
