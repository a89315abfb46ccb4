import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales } from '../locale/locale.ts';
import { putRight } from './typography.ts';

const N = '\u00a0';

it.each([
  ['fr', "L'agence vous répond : quand ?", `L’agence vous répond${N}: quand${N}?`],
  ['fr', 'Budget: 500 €; et après?!', `Budget${N}: 500${N}€${N}; et après${N}?!`],
  ['fr', 'Le bouton "Ignorer" et «Passer»', `Le bouton «${N}Ignorer${N}» et «${N}Passer${N}»`],
  ['fr', `Déjà${N}: «${N}juste${N}» à 14:32`, `Déjà${N}: «${N}juste${N}» à 14:32`],
  [
    'fr',
    'Dès {agency.minimum} : [le guide](/guides?a=1:2) !',
    `Dès {agency.minimum}${N}: [le guide](/guides?a=1:2)${N}!`,
  ],
  ['fr', '**Attention**: écrivez à a@b.fr', `**Attention**${N}: écrivez à a@b.fr`],
  ['fr', 'Un  titre - une date , un budget', 'Un titre – une date, un budget'],
  ['en', `The artists' "first" week: it's '90s, 10-20%`, 'The artists’ “first” week: it’s ’90s, 10–20%'],
  ['es', 'Pulsa "Saltar": 20 %', `Pulsa «Saltar»: 20${N}%`],
  ['pt', 'Clique em "Pular"!', 'Clique em “Pular”!'],
] as const)('putRight in %s turns %j into %j', (locale, typed, right) => {
  expect(putRight(locale, typed).text).toBe(right);
});

it('putRight counts its changes by kind, and reports none for a correct text', () => {
  expect(putRight('fr', "L'un et l'autre : oui").changes).toEqual([
    { kind: 'nbsp', count: 1 },
    { kind: 'apostrophe', count: 2 },
  ]);
  expect(putRight('fr', `L’un${N}: oui`).changes).toEqual([]);
});

/** Texts made of the characters that the rules match. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'\'"«»:;!?-–.,%€ \n*[](){}aé1\u00a0\u202f\ue000'.split(''),
        '--',
        ' - ',
        '{agency.minimum}',
        '[a](/b:c)',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

it('putRight does not change a text that it has corrected', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), typed, (locale, text) => {
      const once = putRight(locale, text).text;
      expect(putRight(locale, once)).toEqual({ text: once, changes: [] });
    }),
    // Found among 100,000 random texts.
    {
      numRuns: 1000,
      examples: [
        ['fr', ' - .»'],
        ['fr', '"# ."'],
      ],
    },
  );
});

const address = fc
  .array(fc.constantFrom(...'abé/-_:;!?&=%2\'".,~+#'.split('')), { maxLength: 30 })
  .map((signs) => `https://a.example/${signs.join('')}`);

it('putRight does not change addresses and tokens', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), address, (locale, address) => {
      expect(putRight(locale, `Lisez [ici](${address}) : {agency.minimum}`).text).toContain(
        `[ici](${address})`,
      );
      expect(putRight(locale, `{agency.minimum|low}"`).text).toContain('{agency.minimum|low}');
    }),
  );
});
