import { expect, it } from 'vitest';
import { type LandingContent, newContent } from '../../domain/landing/landing-page.ts';
import { decided, disputed, mergedValues } from './merge-values.ts';
import { readAt, writeAt } from './value-paths.ts';

const base = newContent('fr', 'Nova');
const item = (id: string, url = '') => ({
  id,
  platform: 'deezer' as const,
  verb: 'listen' as const,
  url,
  presave: '',
});
const platforms = (...items: ReturnType<typeof item>[]) => writeAt(base, 'shared.platforms', items);
const start = platforms(item('a'), item('b'), item('c'));
const of = (mine: LandingContent, theirs: LandingContent, before = base) => ({ before, mine, theirs });
const ids = (content: LandingContent) => content.shared.platforms.map(({ id }) => id);

it('only a value that both editors changed needs a decision, and the other changes stay', () => {
  const mine = writeAt(writeAt(base, 'shared.artist', 'Moi'), 'texts.fr.title', 'Mon titre');
  const theirs = writeAt(writeAt(base, 'shared.artist', 'Elle'), 'texts.fr.description', 'Son texte');
  const three = of(mine, theirs);
  expect(disputed(three)).toEqual(['shared.artist']);
  expect(mergedValues(three).shared.artist).toBe('Moi');
  const next = decided(three, { 'shared.artist': 'theirs' });
  expect(next.shared.artist).toBe('Elle');
  expect(next.texts.fr).toMatchObject({ title: 'Mon titre', description: 'Son texte' });
});

it('a language that only one editor began needs no decision', () => {
  const three = of(
    writeAt(base, 'texts.en', { title: 'Mine' }),
    writeAt(base, 'texts.es', { title: 'Suyo' }),
  );
  expect(disputed(three)).toEqual([]);
  expect(Object.keys(mergedValues(three).texts).toSorted()).toEqual(['en', 'es', 'fr']);
});

it('items that either editor added, moved or changed alone need no decision', () => {
  const mine = platforms(item('b', 'https://x.example'), item('a'), item('c'), item('d'));
  const theirs = platforms(item('a'), item('b'), item('c', 'https://y.example'), item('e'));
  const three = of(mine, theirs, start);
  expect(disputed(three)).toEqual([]);
  const merged = mergedValues(three);
  expect(ids(merged)).toEqual(['b', 'a', 'c', 'e', 'd']);
  expect(readAt(merged, 'shared.platforms.b.url')).toBe('https://x.example');
  expect(readAt(merged, 'shared.platforms.c.url')).toBe('https://y.example');
});

it('two fields of one item that both editors changed are decided separately', () => {
  const three = of(
    platforms(item('a', 'https://mine.example'), item('b'), item('c')),
    platforms(item('a', 'https://theirs.example'), item('b'), item('c')),
    start,
  );
  expect(disputed(three)).toEqual(['shared.platforms.a.url']);
  const next = decided(three, { 'shared.platforms.a.url': 'theirs' });
  expect(readAt(next, 'shared.platforms.a.url')).toBe('https://theirs.example');
});

it.each(['mine', 'theirs'] as const)(
  'an item that one editor removed and the other changed is decided as a whole: the chosen side is %s',
  (side) => {
    const changed = platforms(item('a'), item('b', 'https://x.example'), item('c'));
    const gone = platforms(item('a'), item('c'));
    for (const three of [of(changed, gone, start), of(gone, changed, start)]) {
      expect(disputed(three)).toEqual(['shared.platforms.b']);
      const next = decided(three, { 'shared.platforms.b': side });
      expect(ids(next)).toEqual(three[side] === changed ? ['a', 'b', 'c'] : ['a', 'c']);
      if (three[side] === changed) expect(readAt(next, 'shared.platforms.b.url')).toBe('https://x.example');
    }
  },
);

it('an item that one editor removed while the other changed its texts needs a decision', () => {
  const before = writeAt(base, 'shared.features', [{ id: 'f', icon: null }]);
  const mine = writeAt(before, 'texts.fr.features.f', { title: 'Vingt dates', description: '' });
  const theirs = writeAt(before, 'shared.features', []);
  const three = of(mine, theirs, before);
  expect(disputed(three)).toEqual(['shared.features.f']);
  expect(decided(three, {}).shared.features.map(({ id }) => id)).toEqual(['f']);
  expect(decided(three, { 'shared.features.f': 'theirs' }).shared.features).toEqual([]);
});

it('two different new orders of one list need a decision', () => {
  const three = of(
    platforms(item('c'), item('a'), item('b')),
    platforms(item('b'), item('c'), item('a')),
    start,
  );
  expect(disputed(three)).toEqual(['shared.platforms']);
  expect(ids(decided(three, {}))).toEqual(['c', 'a', 'b']);
  expect(ids(decided(three, { 'shared.platforms': 'theirs' }))).toEqual(['b', 'c', 'a']);
});

it('a value that both editors changed to the same value needs no decision', () => {
  const same = writeAt(base, 'shared.artist', 'Nova');
  expect(disputed(of(same, same))).toEqual([]);
});

it('an item that one editor removed is removed if the other did not change it', () => {
  const gone = platforms(item('b'), item('c'));
  const other = writeAt(start, 'shared.artist', 'Nova');
  for (const three of [of(other, gone, start), of(gone, other, start)]) {
    expect(disputed(three)).toEqual([]);
    expect(ids(mergedValues(three))).toEqual(['b', 'c']);
  }
});

it('the items that each editor added are both kept, at their places', () => {
  const mine = platforms(item('mine', 'https://x.example'), item('a'), item('b'), item('c'));
  const theirs = platforms(item('a'), item('b'), item('c'), item('theirs', 'https://y.example'));
  const three = of(mine, theirs, start);
  expect(disputed(three)).toEqual([]);
  expect(ids(mergedValues(three))).toEqual(['mine', 'a', 'b', 'c', 'theirs']);
  expect(readAt(mergedValues(three), 'shared.platforms.theirs.url')).toBe('https://y.example');
});

it('the order of the editor who moved items is kept, also when the other one added an item', () => {
  const moved = platforms(item('c'), item('a'), item('b'));
  const added = platforms(item('a'), item('new'), item('b'), item('c'));
  for (const three of [of(moved, added, start), of(added, moved, start)]) {
    expect(disputed(three)).toEqual([]);
    expect(ids(mergedValues(three))).toEqual(['c', 'a', 'new', 'b']);
  }
});
