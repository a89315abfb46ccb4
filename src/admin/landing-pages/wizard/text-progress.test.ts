import { expect, it } from 'vitest';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { emptyTexts } from '../../../domain/landing/landing-page.ts';
import { missingTexts, textProgress } from './text-progress.ts';

const content = { ...landingContent('Nova'), template: 'album-release' as const };

it('a text that no language has counts as writable but not as missing', () => {
  const { written, total } = textProgress(content, 'fr');
  expect(written).toBeLessThan(total);
  expect(missingTexts(content, 'fr')).toBe(0);
});

it('a text that another language has counts as missing, and a title always does', () => {
  const { written } = textProgress(content, 'fr');
  const both = { ...content, texts: { ...content.texts, en: { ...emptyTexts(), title: 'Nova' } } };
  expect(missingTexts(both, 'en')).toBe(written - 1);
  const untitled = { ...content, texts: { fr: emptyTexts() } };
  expect(missingTexts(untitled, 'fr')).toBe(1);
});
