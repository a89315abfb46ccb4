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
  '<a@b.fr>,',
  'a@b.fr ;',
  'mailto:a@b.fr?subject=Bonjour',
])('typedEmail reads %j as a@b.fr', (typed) => {
  expect(typedEmail(typed)).toBe('a@b.fr');
});

it.each([
  ['\u202a+33 6 12 34 56 78\u202c', '+33 6 12 34 56 78'],
  ['\u2068+33 6 12 34 56 78\u2069', '+33 6 12 34 56 78'],
  ['06\u201112\u201134\u201156\u201178', '06-12-34-56-78'],
  ['06\u00a012\u202f34 56 78\u200b', '06 12 34 56 78'],
  ['(+33) 612345678', '+33 612345678'],
  ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+33(0)612345678', '+33 612345678'],
  ['(+33) (0)6 12', '+33 6 12'],
  ['(0033)(0) 6 12', '0033 6 12'],
  ['tel:+33612345678', '+33612345678'],
  ['\uff0b33\u3000\uff16\uff0d12', '+33 6-12'],
  ['\uff08\uff10\uff16\uff09 12', '(06) 12'],
  ['\u0660\u0666 \u06f1\u06f2', '06 12'],
  ['06\u201012\u201034\u201456\u221278', '06-12-34-56-78'],
])('typedNumber reads %j as %s', (typed, meant) => {
  expect(typedNumber(typed)).toBe(meant);
});

it('withoutInvisible does not change visible characters', () => {
  expect(withoutInvisible('Zoé 12\u200b34')).toBe('Zoé 1234');
});
