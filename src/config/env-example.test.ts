import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rulesFor } from './env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = Object.entries(rulesFor(''));

/** The variables of the table in docs/operations.md, row by row. */
function documented(): { names: string[]; fallback: string; meaning: string }[] {
  const text = readFileSync(`${root}docs/operations.md`, 'utf8');
  const [, table = ''] = /\| variable \| default \| meaning \|\n\|[-|]+\n((?:\|.*\n)+)/.exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [names = '', fallback = '', meaning = ''] = row
        .replaceAll(/ ?\(?\[\d+\]\([^)]*\)\)?/g, '')
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return { names: names.match(/[A-Z][A-Z0-9_]+/g) ?? [], fallback, meaning };
    });
}

const plain = (text: string) => text.replaceAll('`', '');

it('docs/operations.md describes each variable of the environment once', () => {
  const names = documented().flatMap((row) => row.names);
  expect(names.toSorted()).toEqual(rules.map(([name]) => name).toSorted());
});

it('.env.example has each variable with its meaning, its default and its form (`npx vitest run env-example -u` writes it)', async () => {
  const forms = new Map(rules.map(([name, { description }]) => [name, description]));
  const groups = documented().map(({ names, fallback, meaning }) =>
    [
      `# ${plain(meaning)}`,
      `# Default: ${plain(fallback)}`,
      // No comment after a value: Docker reads it as part of the value.
      ...names.flatMap((name) => [`# ${name}: ${forms.get(name)}`, `#${name}=`]),
    ].join('\n'),
  );
  const head =
    '# Every variable is optional, and an empty one counts as absent. docs/operations.md says more about them.';
  await expect(`${[head, ...groups].join('\n\n')}\n`).toMatchFileSnapshot(`${root}.env.example`);
});
