import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { figures } from '../domain/benchmarks/figures.ts';
import { type ClaimFigure, declaredClaims } from '../domain/claims/declared-claims.ts';

/**
 * The code of pages must not contain typed editorial figures. It names each figure by its key, as texts do (`figures-
 * once.test.ts`). A round number can also be a time, a size or a proportion of a graphic. The test therefore searches only for
 * distinctive amounts: below 0.1, or with two significant digits and either at least 100 or not whole.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{browser,i18n,pages,site,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|dictionaries/.test(file),
);
/** Numbers that equal a figure but have another meaning, which is given. */
const exempt = {
  'site/planner/pending-release.ts: 25_000': 'a wait in milliseconds',
  'site/flow/kept-submissions.ts: 15_000': 'a pause in milliseconds',
};

const claimed = Object.values(declaredClaims).flatMap(({ figures: all }) => Object.values<ClaimFigure>(all));

const telling = (value: number) => {
  const digits = String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
  return value < 0.1 || (digits > 1 && (value >= 100 || !Number.isInteger(value)));
};
const amounts = new Set(
  [...Object.values(figures), ...claimed]
    .flatMap(({ value }) => value)
    .map(Math.abs)
    .filter((value) => value > 0 && telling(value)),
);

/** Returns the distinctive numbers of a file as typed, and the texts between tags that contain a digit. */
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

it('the code of pages contains no typed editorial figure', () => {
  expect(files.length).toBeGreaterThan(200);
  const typed = files.flatMap((file) =>
    typedIn(file, readFileSync(root + file, 'utf8')).map((number) => `${file}: ${number}`),
  );
  expect(typed.toSorted()).toEqual(Object.keys(exempt).toSorted());
});

it('the test distinguishes a figure from a share, a time and a size', () => {
  const code =
    'const rate = 0.776; const wide = <p style={{ width: 0.5 }}>98 %</p>; const ms = 1000; const low = -0.02;';
  expect(typedIn('page.tsx', code)).toEqual(['0.776', '98 %', '0.02']);
});
