import { expect, it } from 'vitest';
import { regions } from '../simulator/inputs.ts';
import { adNotes, type Watched } from './ad-notes.ts';
import { isInRegion } from './region-countries.ts';

const none = { region: 'europe', countries: {}, watched: null, earlier: [] } as const;
const abroad = (countries: Record<string, number>, region: (typeof regions)[number] = 'europe') =>
  adNotes({ ...none, region, countries })[0];

it('notes a spend outside of the region from five of a hundred on', () => {
  expect(abroad({ FR: 96, IN: 4 })).toBeUndefined();
  expect(abroad({ FR: 95, IN: 3, BR: 2 })).toEqual({
    ...{ rule: 'abroad', found: 5, against: 100, usual: null },
    countries: [
      { country: 'IN', cost: 3 },
      { country: 'BR', cost: 2 },
    ],
  });
  expect(abroad({})).toBeUndefined();
  expect(abroad({ FR: 0, IN: 0 })).toBeUndefined();
});

it('takes no unknown country for one outside, and counts it in the whole', () => {
  expect(abroad({ FR: 50, ZZ: 50 })).toBeUndefined();
  expect(abroad({ FR: 50, ZZ: 46, IN: 4 })).toBeUndefined();
});

it('knows the countries of each region', () => {
  const home = { europe: 'FR', usa: 'US', canada: 'CA', south_america: 'BR', asia: 'JP' } as const;
  for (const region of regions)
    for (const [other, country] of Object.entries(home))
      expect([region, country, isInRegion(country, region)]).toEqual([region, country, other === region]);
  expect([isInRegion('RE', 'europe'), isInRegion('TR', 'europe'), isInRegion('TR', 'asia')]).toEqual([
    true,
    true,
    true,
  ]);
});

it('notes views that hardly reach a quarter of the video, beside the median of earlier campaigns', () => {
  const earlier: Watched[] = [0.4, 0.5, 0.9].map((share) => ({ views: 1000, quartile: share * 1000 }));
  const noted = (watched: Watched, before = earlier) => adNotes({ ...none, watched, earlier: before })[0];
  // Three tenths of the median: 15 of a hundred.
  expect(noted({ views: 10_000, quartile: 1500 })).toBeUndefined();
  expect(noted({ views: 10_000, quartile: 1499 })).toEqual({
    ...{ rule: 'unwatched', found: 1499, against: 10_000, usual: 0.5, countries: [] },
  });
  expect(noted({ views: 4999, quartile: 0 })).toBeUndefined();
  expect(noted({ views: 5000, quartile: 0 })).toBeDefined();
  expect(noted({ views: 10_000, quartile: 0 }, earlier.slice(1))).toBeUndefined();
});
