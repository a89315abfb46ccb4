import { expect, it } from 'vitest';
import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { groupProblems } from './group-problems.ts';

const problem = (code: LandingProblem['code'], field: string, locale: 'fr' | 'en' | null = null) => ({
  ...{ code, field, locale, value: null },
});

it('findings of one kind and language become one line, in the order of the first finding of each', () => {
  const groups = groupProblems([
    problem('link_unsure', 'shared.actionLink'),
    problem('text_missing', 'texts.en.title', 'en'),
    problem('title_long', 'texts.fr.title', 'fr'),
    problem('link_unsure', 'shared.social.instagram'),
    problem('text_missing', 'texts.en.action', 'en'),
    problem('text_missing', 'texts.fr.action', 'fr'),
  ]);
  expect(groups.map((group) => group.map(({ field }) => field))).toEqual([
    ['shared.actionLink', 'shared.social.instagram'],
    ['texts.en.title', 'texts.en.action'],
    ['texts.fr.title'],
    ['texts.fr.action'],
  ]);
});
