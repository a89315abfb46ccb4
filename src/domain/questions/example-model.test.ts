import { describe, expect, it } from 'vitest';
import { learnExamples } from './example-model.ts';
import { finish } from './steps.ts';

const passages = [
  ['Combien coûte une campagne ?', 'j’ai que 300 balles c’est jouable', 'faut sortir combien de thune'],
  ['Puis-je arrêter ?', 'je veux tout couper demain', 'on peut annuler en cours de route'],
  ['Prix d’une vue', 'ça revient à combien un spectateur'],
];
const elsewhere = [['combien coûte un micro', 'quel micro acheter pour ma chambre']];
const createExampleModel = (...parameters: Parameters<typeof learnExamples>) =>
  finish(learnExamples(...parameters));
const learned = passages.map((examples) => ({ examples, text: '' }));
const model = createExampleModel(learned, elsewhere);
const best = (question: string) => {
  const odds = model.oddsOf(question);
  const highest = Math.max(...odds);
  return highest > 0 ? odds.indexOf(highest) : undefined;
};

describe('the example model', () => {
  it.each([
    ['avec 500 balles c’est jouable ?', 0],
    ['annuler en cours de route', 1],
    ['tout coupé', 1],
    ['un spectateur revient a combien', 2],
    ['un spectatuer', 2],
  ])(
    '“%s” speaks for passage %i, with other numbers, without accents and with a typing error',
    (question, passage) => {
      expect(best(question)).toBe(passage);
    },
  );

  it('speaks for no passage if another subject explains the question better', () => {
    expect(best('combien coûte un micro pour chanter')).toBeUndefined();
    const alone = createExampleModel(learned, []).oddsOf('combien coûte un micro pour chanter');
    expect(alone[0]).toBeGreaterThan(model.oddsOf('combien coûte un micro pour chanter')[0] ?? 0);
  });

  it('hears the text of a passage, in words that questions use', () => {
    const texts = [
      { examples: ['quel délai'], text: 'Une thune.' },
      ...learned.slice(1),
      ...learned.slice(0, 1),
    ];
    const silent = createExampleModel([{ examples: ['quel délai'], text: '' }, ...texts.slice(1)], elsewhere);
    const [odds = 0] = createExampleModel(texts, elsewhere).oddsOf('thune');
    expect(odds).toBeGreaterThan(silent.oddsOf('thune')[0] ?? 0);
  });

  it('has nothing to say about words that it never saw, or without any', () => {
    expect(best('xyzzy')).toBeUndefined();
    expect(best('')).toBeUndefined();
    expect([...createExampleModel([], []).oddsOf('vue')]).toEqual([]);
  });
});
