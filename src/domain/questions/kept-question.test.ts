import { expect, it } from 'vitest';
import { namesPerson, subjectOf } from './kept-question.ts';

it.each([
  ['je m’appelle Zoé, combien ça coûte ?', true],
  ['My name is Zoe', true],
  ['me llamo Ana', true],
  ['meu nome é Ana', true],
  ['écrivez à zoe@example.com', true],
  ['que pensez-vous de zoe.com', true],
  ['voir https://x.example/a', true],
  ['rappelez le 0612345678', true],
  ['rappelez le 06 12 34 56 78', true],
  ['rappelez le 06.12.34.56.78', true],
  ['combien coûtent 100 000 vues ?', false],
  ['combien pour 50000 vues en 2026', false],
  ['faites-vous du mastering ?', false],
])('%j names a person: %s', (text, named) => {
  expect(namesPerson(text)).toBe(named);
});

it('questions about the same have the same words, whatever their order, endings and accents', () => {
  const words = subjectOf('fr', 'Faites-vous du mastering de titres ?');
  expect(subjectOf('fr', 'le mastering des titres, vous faites ?')).toBe(words);
  expect(subjectOf('fr', 'Faites-vous des clips ?')).not.toBe(words);
  expect(subjectOf('en', '')).toBe('');
});
