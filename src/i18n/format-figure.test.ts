import { expect, it } from 'vitest';
import { fillFigures, formatFigure } from './format-figure.ts';

it('formatFigure returns the multiple of a share or a change as a factor of its base', () => {
  expect(formatFigure('fr', 'tiktok.scaleStep', 'multiple')).toBe('3');
  expect(formatFigure('pt', 'meta.scaleStep', 'multiple')).toBe('1,5');
  expect(fillFigures('en', '{roi.target.overall|multiple} times')).toBe('2 times');
  expect(() => formatFigure('fr', 'youtube.costPerView', 'multiple')).toThrow('youtube.costPerView');
});

it('formatFigure keeps figure and unit on one line; a range has a dash in a table and a word in a sentence', () => {
  expect(formatFigure('fr', 'agency.call')).toBe('15\u00a0minutes');
  expect(formatFigure('en', 'youtube.significantAfter')).toBe('7–14\u00a0days');
  expect(fillFigures('fr', 'après {youtube.significantAfter}')).toBe('après 7 à\u00a014\u00a0jours');
  expect(fillFigures('en', '{youtube.costPerView} a view')).toBe('€0.02 to\u00a0€0.05 a view');
  expect(fillFigures('es', '{agency.firstFigures}, {meta.costPerThousand}')).toBe(
    '24 a\u00a048\u00a0horas, 4 a\u00a08\u00a0€',
  );
  expect(fillFigures('pt', '{meta.costPerThousand.pop}')).toBe('€\u00a03,50 a\u00a0€\u00a05,00');
  expect(fillFigures('fr', '{reported.youtube.clickRate}')).toBe('0,3 à\u00a00,6\u00a0%');
  expect(fillFigures('en', '{reported.youtube.viewRate}')).toBe('20 to\u00a040%');
});
