import { expect, it } from 'vitest';
import { fillFigures, formatFigure } from './format-figure.ts';

it('formatFigure returns the multiple of a share or a change as a factor of its base', () => {
  expect(formatFigure('fr', 'tiktok.scaleStep', 'multiple')).toBe('3');
  expect(formatFigure('pt', 'meta.scaleStep', 'multiple')).toBe('1,5');
  expect(fillFigures('en', '{roi.target.overall|multiple} times')).toBe('2 times');
  expect(() => formatFigure('fr', 'youtube.costPerView', 'multiple')).toThrow('youtube.costPerView');
});

it('formatFigure keeps figure and unit on one line, fillFigures also the two ends of a range', () => {
  expect(formatFigure('fr', 'agency.call')).toBe('15\u00a0minutes');
  expect(formatFigure('en', 'youtube.significantAfter')).toBe('7–14\u00a0days');
  expect(fillFigures('fr', 'après {youtube.significantAfter}')).toBe('après 7–\u206014\u00a0jours');
});
