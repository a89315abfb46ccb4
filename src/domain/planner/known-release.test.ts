import { expect, it } from 'vitest';
import { classifyRelease } from './classify-release.ts';
import { genresOf } from './genre-terms.ts';
import { territories } from './inputs.ts';
import { placesOf } from './known-release.ts';

const placesIn = (...[release]: Parameters<typeof placesOf>) =>
  placesOf(release).flatMap(({ genre, territories: where }) =>
    where.map((territory) => `${genre} ${territory}`),
  );

it('an emerging release competes in the countries of its artists only', () => {
  expect(placesIn({ genres: ['rap', 'trap'], countries: ['FR', 'JP'], releaseClass: 'emerging' })).toEqual([
    'rap FR',
    'trap FR',
  ]);
  expect(placesIn({ genres: ['rap'], countries: ['JP'], releaseClass: 'emerging' })).toEqual([]);
});

it('an `indie` release also competes in the whole world, and a `mega` release competes everywhere', () => {
  expect(placesIn({ genres: ['pop'], countries: ['GB'], releaseClass: 'indie' })).toEqual([
    'pop UK',
    'pop GLOBAL',
  ]);
  expect(placesIn({ genres: ['pop'], countries: ['JP'], releaseClass: 'mega' })).toHaveLength(
    territories.length,
  );
});

it('a release without a known genre is counted under `unknown`', () => {
  expect(placesIn({ genres: [], countries: ['FR'], releaseClass: 'emerging' })).toEqual(['unknown FR']);
});

it('classifyRelease returns the class of the strongest fact, and the fact as its reason', () => {
  const facts = { popular: false, label: null, inWikidata: false };
  expect(classifyRelease({ ...facts, popular: true, label: 'Columbia' }).reason).toBe('most_listened');
  expect(classifyRelease({ ...facts, label: ' Columbia ' })).toEqual({
    releaseClass: 'major',
    reason: 'major_label',
  });
  // "Anti" is a part of "Atlantic": only whole names count.
  expect(classifyRelease({ ...facts, label: 'Anti' }).releaseClass).toBe('emerging');
  expect(classifyRelease({ ...facts, inWikidata: true }).releaseClass).toBe('indie');
});

it('genresOf matches whole words of the sources, and returns at most three genres', () => {
  expect(genresOf(['French hip hop', 'trap music', 'Techno', 'pop'])).toEqual(['rap', 'trap', 'techno']);
  expect(genresOf(['popcorn', 'barock'])).toEqual([]);
});
