import { expect, it } from 'vitest';
import { newContent } from '../../domain/landing/landing-page.ts';
import { changesOf, differences, fieldNamed, readAt, writeAt } from './value-paths.ts';

const base = {
  ...newContent('fr', 'Nova'),
  shared: {
    ...newContent('fr', 'Nova').shared,
    platforms: [
      { id: 'aaaaaaa1', platform: 'spotify' as const, verb: 'listen' as const, url: '', presave: '' },
    ],
  },
};

it('a value is read and written at its path, without changing the original', () => {
  const next = writeAt(base, 'texts.fr.hero.title', 'Le disque');
  expect(readAt(next, 'texts.fr.hero.title')).toBe('Le disque');
  expect(readAt(base, 'texts.fr.hero.title')).toBe('');
  expect(next.shared).toBe(base.shared);
});

it('a path names an item of a list by its identifier or by its index', () => {
  const next = writeAt(base, 'shared.platforms.aaaaaaa1.url', 'https://open.spotify.com/x');
  expect(next.shared.platforms[0]?.url).toBe('https://open.spotify.com/x');
  expect(readAt(next, 'shared.platforms.0.url')).toBe('https://open.spotify.com/x');
  expect(Array.isArray(next.shared.platforms)).toBe(true);
});

it('readAt returns undefined for a missing path, also below a text and under an inherited name', () => {
  expect(readAt(base, 'texts.en.title')).toBeUndefined();
  expect(readAt(base, 'texts.fr.title.length')).toBeUndefined();
  expect(readAt(base, 'shared.constructor')).toBeUndefined();
});

it('writing below a missing branch creates the branch', () => {
  expect(readAt(writeAt(base, 'texts.en.title', 'Nova'), 'texts.en.title')).toBe('Nova');
});

it('fieldNamed replaces the index of an item in an error by the identifier of the item', () => {
  expect(fieldNamed(base, 'content.shared.platforms.0.url')).toBe('shared.platforms.aaaaaaa1.url');
  expect(fieldNamed(base, 'content.texts.fr.title')).toBe('texts.fr.title');
});

it('differences returns the path of each value, of a list once, and of a new language only for its non-empty texts', () => {
  const other = writeAt(writeAt(base, 'shared.artist', 'Nova'), 'shared.platforms', []);
  expect(differences(base, other)).toEqual(['shared.artist', 'shared.platforms']);
  const english = { title: 'Nova', description: '', hero: { title: '' } };
  expect(differences(base, writeAt(base, 'texts.en', english))).toEqual(['texts.en.title']);
  expect(differences(base, structuredClone(base))).toEqual([]);
});

it('changesOf returns only the values that differ, and a point as one value', () => {
  const before = { name: 'a.jpg', focal: { x: 0.5, y: 0.5 }, alt: { fr: 'Mer', en: '' } };
  const now = { ...before, focal: { x: 0.1, y: 0.5 }, alt: { fr: 'Mer', en: 'Sea' } };
  expect(differences(now, before)).toEqual(['focal', 'alt.en']);
  expect(changesOf(now, before)).toEqual({ focal: { x: 0.1, y: 0.5 }, alt: { en: 'Sea' } });
  expect(changesOf(structuredClone(before), before)).toEqual({});
});
