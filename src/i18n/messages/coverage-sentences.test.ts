import { expect, it } from 'vitest';
import { coverageSentences } from './coverage-sentences.ts';

const share = {
  ...{ judged: 20, inside: 16, limits: { low: 0.5841, high: 0.9193 }, withoutResult: 3 },
  views: { judged: 14, inside: 12 },
  impressions: { judged: 6, inside: 4 },
};

it.each([
  [
    'fr',
    'Sur 20 campagnes jugées depuis deux ans, 16 ont fini dans la fourchette montrée (de 58 à 92\u00a0% avec 95\u00a0% de confiance). 3 campagnes sans résultat ne sont pas comptées.',
  ],
  [
    'en',
    'Of 20 campaigns judged over the past two years, 16 ended within the range shown (between 58 and 92% with 95% confidence). 3 campaigns without a result are not counted.',
  ],
  [
    'es',
    'De 20 campañas juzgadas en los últimos dos años, 16 terminaron en el rango mostrado (entre el 58 y el 92\u00a0% con un 95\u00a0% de confianza). 3 campañas sin resultado no se cuentan.',
  ],
  [
    'pt',
    'De 20 campanhas avaliadas nos últimos dois anos, 16 terminaram na faixa mostrada (entre 58 e 92% com 95% de confiança). 3 campanhas sem resultado não são contadas.',
  ],
] as const)('says in %s how many campaigns ended in their range, and how sure that is', (locale, text) => {
  expect(coverageSentences(locale, share)).toBe(text);
});

it('names one campaign without a result in the singular, and none not at all', () => {
  expect(coverageSentences('fr', { ...share, withoutResult: 1 })).toMatch(
    /confiance\)\. Une campagne sans résultat n’est pas comptée\.$/,
  );
  expect(coverageSentences('fr', { ...share, withoutResult: 0 })).toMatch(/confiance\)\.$/);
});
