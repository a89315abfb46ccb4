import { describe, expect, it } from 'vitest';
import type { Passage } from './passage.ts';
import { createQuestionIndex } from './question-index.ts';
import { parseQuestionWords } from './question-words.ts';

const passage = (key: string, title: string, text: string, kind: Passage['kind'] = 'guide'): Passage => ({
  key,
  kind,
  title,
  page: 'Guide',
  href: `/${key}`,
  updated: '2026-11-29',
  blocks: [{ kind: 'paragraph', text }],
});

const passages = [
  passage('cost', 'Ce que coûte une vue', 'Une vue sur YouTube coûte quelques centimes.'),
  passage('stop', 'Puis-je arrêter quand je veux ?', 'Oui, une campagne se met en pause.', 'faq'),
  passage('hook', 'L’accroche', 'Les premières secondes retiennent ou non.'),
  passage('countries', 'Pays, villes et âges', 'Un pays par groupe d’annonces.'),
  passage('cpv', 'Coût par vue (CPV)', 'Ce qu’une vue coûte en moyenne.', 'term'),
  passage('hook-term', 'Accroche (hook)', 'Le début d’un clip.', 'term'),
  passage('price-term', 'Tarif', 'Une somme.', 'term'),
  passage('prices', 'Vos tarifs', 'Nos tarifs et ce que coûte une campagne.', 'faq'),
  passage('minimum', 'Le plancher', 'Il faut au moins cinq cents euros de budget.'),
  // A word that a large share of the passages has is no rare one.
  ...Array.from({ length: 20 }, (_, index) => passage(`other${index}`, `Sujet${index}`, `Texte${index}.`)),
];
const words = parseQuestionWords(
  'price: prix = coût = coûte = tarif\nfee: honoraires\narrêter = stopper = pause\npub = publicité = annonce',
  'minimum: budget minimum pour commencer',
);
const index = createQuestionIndex('fr', passages, words);
const shown = (question: string) => {
  const found = index.find(question);
  return found.outcome === 'answer' ? found.passage.key : found.outcome;
};

describe('a question', () => {
  it.each([
    ['combien coûte une vue', 'cost'],
    ['combien coute une vue', 'cost'],
    ['je peux stopper quand je veux', 'stop'],
    ['budget minimum', 'minimum'],
    ['l’acroche', 'hook'],
    ['dans quels pays', 'countries'],
  ])(
    '“%s” gets the passage %s, also without accents, by a synonym, another wording or with a typing error',
    (question, key) => {
      expect(shown(question)).toBe(key);
    },
  );

  it.each(['recette de crêpes', 'prix d’un micro', '', '   ', '?!', 'le la les'])(
    '“%s” has no answer: a word that no passage knows counts against one',
    (question) => {
      expect(shown(question)).toBe('none');
    },
  );

  it('that is half known gets near passages only', () => {
    expect(shown('vue coûte hélicoptère')).toBe('near');
  });

  it('about a price is not answered by a passage without a price', () => {
    expect(index.find('prix des pays')).not.toMatchObject({ outcome: 'answer' });
  });

  it.each([
    ['c’est quoi le CPV', 'cpv'],
    ['un hook, qu’est-ce que c’est', 'hook-term'],
    ['que veut dire coût par vue', 'cpv'],
    ['l’accroche', 'hook'],
  ])('“%s” gets the passage %s: the glossary comes first if the meaning is asked for', (question, key) => {
    expect(shown(question)).toBe(key);
  });

  it('that asks for a price alone is not answered by what the word means', () => {
    expect(shown('c’est quoi votre tarif')).toBe('prices');
  });

  it('names the required concepts that it met', () => {
    expect(index.find('tarif d’une vue')).toMatchObject({ concepts: new Set(['price']) });
  });

  it('may be any text: its length is bounded, and marks, markup and other scripts are words or nothing', () => {
    for (const text of [
      'vue '.repeat(100_000),
      '<script>',
      '\u0000\u202e',
      '日本語の質問',
      '=0',
      '__proto__',
      'constructor',
    ])
      expect(['answer', 'near', 'none']).toContain(index.find(text).outcome);
  });
});

describe('with examples of questions', () => {
  /** Other passages have examples as well: what is common to many decides nothing. */
  const others = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `other${index}`,
      [`dis, le truc ${index % 3 ? 'numéro' : 'bidule'} a${index} marche comment pour mon clip`],
    ]),
  );
  const learned = createQuestionIndex('fr', passages, {
    ...words,
    examples: {
      answered: {
        ...others,
        minimum: [
          'mon gamin a craqué sa tirelire, ça suffit',
          'avec sa tirelire d’anniversaire on peut démarrer',
        ],
        cost: ['le prix pour un péquin qui regarde', 'chaque péquin qui regarde me coûte quoi'],
        countries: ['ma tante en belgique au prix fort'],
      },
      elsewhere: { micro: ['quel micro pour chanter', 'mon micro grésille'] },
    },
  });

  it('a question in other words than the passage gets the passage that its examples name', () => {
    const question = 'mon gamin a une tirelire d’anniversaire, ça suffirait ?';
    expect(shown(question)).not.toBe('minimum');
    expect(learned.find(question)).toMatchObject({ outcome: 'answer', passage: { key: 'minimum' } });
  });

  it('little in common names the passage as near, and another subject gets silence', () => {
    expect(learned.find('une tirelire')).toMatchObject({ outcome: 'near', passages: [{ key: 'minimum' }] });
    expect(learned.find('un micro qui grésille')).toEqual({ outcome: 'none' });
  });

  it('a passage without examples is near by its words', () => {
    expect(learned.find('vue coûte hélicoptère')).toMatchObject({
      outcome: 'near',
      passages: [{ key: 'cpv' }],
    });
  });

  it('the words of the passage come first', () => {
    expect(learned.find('budget minimum')).toMatchObject({ outcome: 'answer', passage: { key: 'minimum' } });
  });

  it('names a required concept only if the passage has it', () => {
    expect(learned.find('quel prix pour chaque péquin qui regarde mon clip')).toMatchObject({
      passage: { key: 'cost' },
      concepts: new Set(['price']),
    });
    expect(learned.find('combien pour un péquin qui regarde')).toMatchObject({
      passage: { key: 'cost' },
      concepts: new Set(['price']),
    });
    expect(learned.find('c’est quoi le CPV')).toMatchObject({ passage: { key: 'cpv' }, concepts: new Set() });
    expect(learned.find('ma tante de belgique au prix fort')).toMatchObject({
      passage: { key: 'countries' },
      concepts: new Set(),
    });
  });
});

it('finds nothing in an empty site', () => {
  expect(createQuestionIndex('fr', [], words).find('vue')).toEqual({ outcome: 'none' });
});
