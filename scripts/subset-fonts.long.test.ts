import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type FontFile, fonts, kept, rareRange, rareRangeOnPages, subsetOf } from './subset-fonts.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root));
/** The source fonts lack them as well: browsers use the next font of the list for them. */
const inNoFont = '≠\u2060→←≈△○⌘⇧↵';

it.each(Object.keys(fonts) as FontFile[])(
  'the committed %s is the current subset of its source font',
  async (file) => {
    expect((await subsetOf(file)).equals(read(file))).toBe(true);
  },
);

it('the fonts of the back office contain every character of its code and its texts', () => {
  const files = globSync(['src/admin/**/*.{ts,tsx,css}', 'src/i18n/dictionaries/*/*.ts'], {
    cwd: root,
    exclude: (path) => /\.test\.|[\\/]node_modules$/.test(String(path)),
  });
  expect(files.length).toBeGreaterThan(400);
  const shown = files.flatMap((file) => [
    ...read(file)
      .toString()
      .replaceAll(/\s*\n\s*/g, ' '),
  ]);
  expect([...new Set(shown)].filter((character) => !`${kept}${inNoFont}`.includes(character))).toEqual([]);
});

it('the common font of the public pages contains every character of their texts', () => {
  const files = globSync(['content/**/*.md', 'src/i18n/dictionaries/*/*.ts'], {
    cwd: root,
    exclude: (path) => /dictionaries[\\/]admin/.test(String(path)),
  });
  const common = fonts['src/ui/fonts/instrument-sans.woff2'][1];
  const shown = files.flatMap((file) => [
    ...read(file)
      .toString()
      .replaceAll(/\s*\n\s*/g, ' '),
  ]);
  expect([...new Set(shown)].filter((character) => !`${common}${inNoFont}`.includes(character))).toEqual([]);
});

it.each([
  ['src/admin/fonts.css', rareRange],
  ['src/ui/fonts.css', rareRangeOnPages],
])('each font of rare characters in %s is loaded only for these characters', (sheet, range) => {
  const faces =
    read(sheet)
      .toString()
      .match(/@font-face \{[^}]+\}/g) ?? [];
  const rangeOf = (face: string) => /unicode-range:([^;]+);/.exec(face)?.[1]?.replaceAll(/\s+/g, ' ').trim();
  expect(faces.map((face) => [face.includes('-rare.woff2'), rangeOf(face)])).toEqual([
    ...[
      [false, undefined],
      [true, range],
    ],
    ...[
      [false, undefined],
      [true, range],
    ],
  ]);
});
