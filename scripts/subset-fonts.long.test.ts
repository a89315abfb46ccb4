import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type FontFile, fonts, kept, rareRange, subsetOf } from './subset-fonts.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root));
/** The source fonts lack them as well: the next font of the list draws them. */
const inNoFont = '\u2060→≈△○⌘⇧';

it.each(Object.keys(fonts) as FontFile[])('the committed %s is made from the font in use', async (file) => {
  expect((await subsetOf(file)).equals(read(`src/admin/fonts/${file}`))).toBe(true);
});

it('the fonts of the back office have every character that its code and its texts show', () => {
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

it('each font of rare characters is fetched for these alone', () => {
  const faces =
    read('src/admin/fonts.css')
      .toString()
      .match(/@font-face \{[^}]+\}/g) ?? [];
  const rangeOf = (face: string) => /unicode-range:([^;]+);/.exec(face)?.[1]?.replaceAll(/\s+/g, ' ').trim();
  expect(faces.map((face) => [face.includes('-rare.woff2'), rangeOf(face)])).toEqual([
    ...[
      [false, undefined],
      [true, rareRange],
    ],
    ...[
      [false, undefined],
      [true, rareRange],
    ],
  ]);
});
