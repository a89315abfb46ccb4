import { expect, it } from 'vitest';
import { typedEmail, typedNumber, withoutInvisible } from './typed-address.ts';

it.each([
  'a@b.fr\u200b',
  '\u2068a@b.fr\u2069',
  'a@b.fr\u202c',
  'a\u00ad@b\u2060.fr',
  '\ufeffa@b.fr',
  'a@b.fr,',
  'a@b.fr.',
  'a@b.fr;',
  '<a@b.fr>',
  ' < a@b.fr > ',
  'mailto:a@b.fr',
  '<MAILTO:a@b.fr>',
  'a@b.fr>',
])('typedEmail reads %j as a@b.fr', (typed) => {
  expect(typedEmail(typed)).toBe('a@b.fr');
});

it.each([
  ['\u202a+33 6 12 34 56 78\u202c', '+33 6 12 34 56 78'],
  ['\u2068+33 6 12 34 56 78\u2069', '+33 6 12 34 56 78'],
  ['06\u201112\u201134\u201156\u201178', '06-12-34-56-78'],
  ['06\u00a012\u202f34 56 78\u200b', '06 12 34 56 78'],
  ['(+33) 612345678', '+33 612345678'],
])('typedNumber reads %j as %s', (typed, meant) => {
  expect(typedNumber(typed)).toBe(meant);
});

it('withoutInvisible leaves what is seen', () => {
  expect(withoutInvisible('Zoé 12\u200b34')).toBe('Zoé 1234');
});
