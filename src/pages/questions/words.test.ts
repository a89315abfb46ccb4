import { expect, it } from 'vitest';
import { noClaims } from '../../../tests/claims.ts';
import { questionsOfOthers } from '../../../tests/questions/questions-of-others.ts';
import { company } from '../../../tests/settings-answers.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { wordsOf } from '../../domain/questions/words.ts';
import { goldSet } from './gold/gold-set.ts';
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

it.each(locales)(
  '%s: every passage has examples of questions, and no question stands twice or in a gold set',
  (locale) => {
    const { asks, examples } = questionWords(locale);
    const { answered = {}, elsewhere = {} } = examples ?? {};
    const keys = sitePassages(locale, site).map(({ key }) => key);
    expect(keys.filter((key) => (answered[key]?.length ?? 0) < 10)).toEqual([]);
    expect(Object.keys(answered).filter((key) => !keys.includes(key))).toEqual([]);
    expect(Object.keys(elsewhere).length).toBeGreaterThanOrEqual(100);
    const same = (question: string) => wordsOf(question).join(' ');
    const wordings = new Set(Object.values(asks).flat().map(same));
    const learned = [answered, elsewhere].flatMap((lists) => Object.values(lists).flat());
    const all = [...wordings, ...learned.map(same)];
    expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
    const gold = new Set(goldSet(locale).map(({ question }) => same(question)));
    for (const { question } of questionsOfOthers(locale)) gold.add(same(question));
    // A model that has seen the questions of its test proves nothing.
    expect(learned.filter((question) => gold.has(same(question)))).toEqual([]);
  },
);
