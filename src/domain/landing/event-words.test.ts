import { expect, it } from 'vitest';
import { eventFacts, placeFact, splitDate } from './event-words.ts';

it.each([
  ['13 mars 2027', '13', 'mars 2027'],
  ['1er mars', '1', 'er mars'],
  ['  3\u00a0de mayo ', '3', 'de mayo'],
  ['March 13, 2027', '', 'March 13, 2027'],
  ['13', '', '13'],
  ['2027, la tournée', '', '2027, la tournée'],
  ['20h30 précises', '', '20h30 précises'],
  ['', '', ''],
])('splitDate splits %j into the day %j and the rest %j', (text, day, rest) => {
  expect(splitDate(text)).toEqual({ day, rest });
});

it('eventFacts reads two facts from one line', () => {
  expect(eventFacts('Samedi, portes 19 h 30 · Le Grand Sas, Nantes')).toEqual([
    { kind: 'hour', label: 'Samedi, portes', value: '19 h 30' },
    { kind: 'place', label: 'Nantes', value: 'Le Grand Sas' },
  ]);
  expect(eventFacts('Saturday, doors 7:30 pm | Roundhouse, London | extra')).toEqual([
    { kind: 'hour', label: 'Saturday, doors', value: '7:30 pm' },
    { kind: 'place', label: 'London', value: 'Roundhouse' },
  ]);
  expect(eventFacts('Sábado – Sala Apolo')).toEqual([
    { kind: 'place', label: '', value: 'Sábado' },
    { kind: 'place', label: '', value: 'Sala Apolo' },
  ]);
  expect(eventFacts('21 h')).toEqual([{ kind: 'hour', label: '', value: '21 h' }]);
  expect(eventFacts(' ')).toEqual([]);
});

it('eventFacts does not split at a hyphen inside a word', () => {
  expect(eventFacts('Saint-Denis')).toEqual([{ kind: 'place', label: '', value: 'Saint-Denis' }]);
});

it('placeFact returns the town of a place as its label', () => {
  expect(placeFact('Le Grand Sas, Nantes')).toEqual({
    kind: 'place',
    label: 'Nantes',
    value: 'Le Grand Sas',
  });
  expect(placeFact('Chez nous')).toEqual({ kind: 'place', label: '', value: 'Chez nous' });
});
