import { expect, it } from 'vitest';
import { fillFigures, formatFigure } from './format-figure.ts';

it('says how many times its base a share makes, and a change leaves', () => {
  expect(formatFigure('fr', 'tiktok.scaleStep', 'multiple')).toBe('3');
  expect(formatFigure('pt', 'meta.scaleStep', 'multiple')).toBe('1,5');
  expect(fillFigures('en', '{roi.target.overall|multiple} times')).toBe('2 times');
  expect(() => formatFigure('fr', 'youtube.costPerView', 'multiple')).toThrow('youtube.costPerView');
});
