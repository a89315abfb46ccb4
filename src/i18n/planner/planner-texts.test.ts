import { expect, it } from 'vitest';
import { plannerTexts } from './planner-texts.ts';

const percentage = {
  kind: 'percentage',
  percent: 15,
  minimum: 0,
  covers: { fr: '', en: '', es: '', pt: '' },
} as const;

it('the price of advertising includes the fee, or states that it does not', () => {
  expect(plannerTexts.price('fr', percentage, 1500)).toMatch(
    /1.500.€ de publicité \+ 225.€ d’honoraires = 1.725.€$/,
  );
  for (const kind of ['missing', 'quote'] as const)
    expect(plannerTexts.price('fr', { kind }, 1500)).toMatch(
      /Les honoraires ne sont pas comptés dans ce calcul\.$/,
    );
});

it('a month after "vendredi" is elided in French', () => {
  const text = (locale: 'fr' | 'en', month: string) =>
    plannerTexts.advice(locale, { kind: 'wait_late', day: '2027-10-22', month }).text;
  expect(text('fr', '2027-04-15')).toContain('aucun vendredi d’avril 2027');
  expect(text('fr', '2027-10-15')).toContain('aucun vendredi d’octobre 2027');
  expect(text('fr', '2027-05-15')).toContain('aucun vendredi de mai 2027');
  expect(text('en', '2027-05-15')).toContain('No Friday of May 2027');
});

it('the advice on promotion has the number of weeks that the plan allows', () => {
  const title = (weeks: number) =>
    plannerTexts.advice('fr', { kind: 'window_moderate', day: '2027-04-23', weeks }).title;
  expect(title(1)).toMatch(/^Lancez la promotion 1.semaine avant$/);
  expect(title(4)).toMatch(/^Lancez la promotion 4.semaines avant$/);
});
