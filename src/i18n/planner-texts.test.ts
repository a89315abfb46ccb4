import { expect, it } from 'vitest';
import { plannerTexts } from './planner-texts.ts';

const percentage = {
  kind: 'percentage',
  percent: 15,
  minimum: 0,
  covers: { fr: '', en: '', es: '', pt: '' },
} as const;

it('the price of advertising counts the fee, or says that it does not', () => {
  expect(plannerTexts.price('fr', percentage, 1500)).toMatch(
    /1.500.€ de publicité \+ 225.€ d’honoraires = 1.725.€$/,
  );
  for (const kind of ['missing', 'quote'] as const)
    expect(plannerTexts.price('fr', { kind }, 1500)).toMatch(
      /Les honoraires ne sont pas comptés dans ce calcul\.$/,
    );
});
