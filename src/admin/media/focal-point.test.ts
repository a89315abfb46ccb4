import { expect, it } from 'vitest';
import { moved, pointAt } from './focal-point.ts';

it('an arrow key moves the focal point by a hundredth, with Shift by a tenth, and never outside the picture', () => {
  expect(moved({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
  expect(moved({ x: 0.5, y: 0.5 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 });
  expect(moved({ x: 0.97, y: 1 }, 'ArrowRight', true)).toEqual({ x: 1, y: 1 });
  expect(moved({ x: 0.97, y: 1 }, 'ArrowDown', false)).toEqual({ x: 0.97, y: 1 });
  expect(moved({ x: 0.5, y: 0.5 }, 'Tab', false)).toBeUndefined();
});

it('a pointer outside the picture sets the nearest point on its edge', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(pointAt(box, 150, 75)).toEqual({ x: 0.25, y: 0.25 });
  expect(pointAt(box, 20, 400)).toEqual({ x: 0, y: 1 });
});
