import fc from 'fast-check';
import { expect, it } from 'vitest';
import { graphemesOf } from '../text/cut.ts';
import { DEFAULT_INITIALS, initialsOf, shownName } from './shown-name.ts';

it.each([
  ['Léa Martin', 'Léa M.', 'LM'],
  ['  jean   dupont  ', 'jean D.', 'JD'],
  ['Marie-Claire de la Tour', 'Marie-Claire T.', 'MT'],
  ['Léa M.', 'Léa M.', 'LM'],
  ['Orelsan', 'Orelsan', 'O'],
  ['محمد الأمين', 'محمد ا.', 'ما'],
  ['דנה כהן', 'דנה כ.', 'דכ'],
  ['李 小龙', '李 小.', '李小'],
  ['🎵 Nova', 'Nova', 'N'],
  ['🎵 Léa Martin', 'Léa M.', 'LM'],
  ['🎸 ✨ DJ 9', 'DJ 9.', 'D9'],
  ['🎵 ✨', '🎵', DEFAULT_INITIALS],
  ['Nova 🎵', 'Nova', 'N'],
  ['🎵', '🎵', DEFAULT_INITIALS],
  ['e\u0301lodie a\u0300b', 'e\u0301lodie A\u0300.', 'E\u0301A\u0300'],
  ['Ana (Bento)', 'Ana B.', 'AB'],
  ['DJ 9', 'DJ 9.', 'D9'],
  ['Léa Martin lea@example.com', 'Léa M.', 'LM'],
])('shownName of "%s" is "%s", and initialsOf is %s', (name, shown, initials) => {
  expect(shownName(name)).toBe(shown);
  expect(initialsOf(name)).toBe(initials);
});

it.each([null, '', '  \n ', 'lea.martin@example.com', '06 12 34 56 78', 'https://example.com/lea'])(
  'shownName of %j is undefined, and initialsOf is the default',
  (name) => {
    expect(shownName(name)).toBeUndefined();
    expect(initialsOf(name)).toBe(DEFAULT_INITIALS);
  },
);

it('shownName does not change a shortened name and has at most 43 characters, initialsOf at most two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      expect(graphemesOf(initialsOf(name)).length).toBeLessThanOrEqual(2);
      const shown = shownName(name);
      if (shown === undefined) return;
      expect(graphemesOf(shown).length).toBeLessThanOrEqual(43);
      expect(shownName(shown)).toBe(shown);
    }),
  );
});
