import { expect, it } from 'vitest';
import { noClaims } from '../../../tests/claims.ts';
import { company } from '../../../tests/settings-answers.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { sitePassages } from './passages.ts';
import { questionWords } from './words.ts';

const site = { claims: noClaims, company, brand: 'M', contactEmail: 'a@b.fr' } as unknown as SiteFacts;

it.each(locales)('%s: every passage has 3 to 8 other wordings, each of them once', (locale) => {
  const { asks } = questionWords(locale);
  const passages = sitePassages(locale, site);
  const counts = passages.map(({ key }) => [key, asks[key]?.length ?? 0] as const);
  expect(counts.filter(([, count]) => count < 3 || count > 8)).toEqual([]);
  // A heading added to a file moves the numbers of those after it, and their wordings with them: the last has none then.
  expect(Object.keys(asks)).toEqual(passages.map(({ key }) => key));
  const all = Object.values(asks).flat();
  expect(all.filter((ask, index) => all.indexOf(ask) !== index)).toEqual([]);
});
