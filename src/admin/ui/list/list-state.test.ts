import { expect, it } from 'vitest';
import { day, kept, one, several, sorting, text, whole } from './fields.ts';
import { activeFilters, readState, withoutFilters, writeState } from './list-state.ts';

const fields = {
  q: text(5),
  tab: kept(one(['open', 'done'], 'open')),
  colours: several(['red', 'green']),
  stars: one([1, 2], ''),
  budget: whole(),
  from: day(),
  late: { ...one(['yes'], ''), applies: ({ tab }: Readonly<Record<string, unknown>>) => tab === 'done' },
  ...sorting(['name', 'age'], 'name'),
};
const read = (query: string) => readState(fields, new URLSearchParams(query));

it('writeState writes the address that a state was read from, in the declared order', () => {
  const address =
    'q=Nova&tab=done&colours=red,green&stars=2&budget=500&from=2026-02-28&late=yes&sort=age&order=asc&page=3&pageSize=50';
  expect(writeState(fields, read(address))).toBe(address);
  const params = [...new URLSearchParams(address)].reverse();
  expect(writeState(fields, read(new URLSearchParams(params).toString()))).toBe(address);
});

it('writeState omits default values', () => {
  expect(writeState(fields, read('tab=open&sort=name&order=desc&page=1&pageSize=25'))).toBe('');
});

it('readState reads an invalid choice as the default', () => {
  const wrong =
    'q=%20&tab=shut&colours=blue&stars=3&budget=many&from=2026-02-30&late=no&sort=weight&order=up&page=1.5&pageSize=7';
  expect(read(wrong)).toEqual(read(''));
  expect(read('from=0002-11-21&page=-2')).toEqual(read(''));
});

it('readState cuts a text at its maximum length', () => expect(read('q=abcdefgh').q).toBe('abcde'));

it('clearing resets every filter and the page, and keeps tab, order and page size', () => {
  const state = read('q=a&tab=done&colours=red&stars=1&late=yes&sort=age&order=asc&page=3&pageSize=50');
  expect(writeState(fields, withoutFilters(fields, state))).toBe('tab=done&sort=age&order=asc&pageSize=50');
});

it('only filters count as active, not the tab, the order or the page', () => {
  expect(activeFilters(fields, read('q=a&stars=1&tab=done&sort=age&page=2'))).toEqual(['q', 'stars']);
  expect(activeFilters(fields, read('late=yes'))).toEqual([]);
  expect(activeFilters(fields, read('late=yes&tab=done'))).toEqual(['late']);
});
