import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { figures } from '../domain/benchmarks/figures.ts';

/**
 * No code of a page types an editorial figure: it names it by key, as texts do (`figures-once.test.ts`). Round numbers are
 * shares of drawings, times and sizes as well, so that only what is told apart from them is looked for: an amount of two
 * significant digits, or below a tenth.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{browser,i18n,pages,site,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|dictionaries/.test(file),
);
/** Numbers that are no figures, though one has their value, and what they are. */
const exempt = {
  'site/layout/Footer.tsx: 2.4': 'the phase of a waveform',
  'site/simulator/pending-submission.ts: 15_000': 'a pause in milliseconds',
};

const telling = (value: number) => {
  const digits = String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
  return value < 0.1 || (digits > 1 && (value >= 100 || !Number.isInteger(value)));
};
const amounts = new Set(
  Object.values(figures)
    .flatMap(({ value }) => value)
    .map(Math.abs)
    .filter((value) => value > 0 && telling(value)),
);

/** Numbers of a file as they are typed, and text between tags that holds a digit. */
function typedIn(file: string, code: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && amounts.has(Number(node.text))) found.push(node.getText());
    if (ts.isJsxText(node) && /\d/.test(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
}

it('no code of a page types a figure', () => {
  expect(files.length).toBeGreaterThan(200);
  const typed = files.flatMap((file) =>
    typedIn(file, readFileSync(root + file, 'utf8')).map((number) => `${file}: ${number}`),
  );
  expect(typed.toSorted()).toEqual(Object.keys(exempt).toSorted());
});

it('tells a figure from a share, a time and a size', () => {
  const code =
    'const rate = 0.776; const wide = <p style={{ width: 0.5 }}>98 %</p>; const ms = 1000; const low = -0.02;';
  expect(typedIn('page.tsx', code)).toEqual(['0.776', '98 %', '0.02']);
});
