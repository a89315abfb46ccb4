import { expect, it } from 'vitest';
import { planner } from '../dictionaries/planner/fr.ts';
import { readFrom } from './planner-figures.ts';

const basis = { fetchedAt: '2026-11-28T02:12:00.000Z', sources: [{ name: 'musicbrainz' as const }] };
const read = (of: Partial<Parameters<typeof readFrom>[2]>) =>
  readFrom('fr', planner.results, { ...basis, sample: false, ...of }, 'Europe/Paris');

it('readFrom returns the day, the hour and the databases of a reading', () => {
  expect(read({})).toMatch(/^Relevé le 28 novembre 2026 à 3.h.12\. Sources.: MusicBrainz\.$/);
});

it('readFrom returns an empty text if nothing was read, and a notice for invented releases', () => {
  expect(read({ fetchedAt: null, sources: [] })).toBe('');
  expect(read({ sample: true })).toBe(planner.results.sampleBasis);
});
