import { expect, it } from 'vitest';
import { shownFigure } from './shown-figure.ts';

it.each([
  [7895, 7900],
  [26_316, 26_000],
  [31_250, 31_000],
  [125_000, 130_000],
  [40_000, 40_000],
  [97, 97],
  [3, 3],
  [0, 0],
])('%i views in a range whose ends are four times apart are shown as %i', (views, shown) => {
  expect(shownFigure(views, { low: 5000, high: 20_000 })).toBe(shown);
});

it('a figure is shown as computed if the high end of its range is at most twice the low one', () => {
  expect(shownFigure(6667, { low: 5000, high: 10_000 })).toBe(6667);
  expect(shownFigure(6667, { low: 6667, high: 6667 })).toBe(6667);
});
