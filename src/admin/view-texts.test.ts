import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLanguage, loadTexts } from './texts.ts';

const folder = import.meta.dirname;
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => [
    join(folder, file),
    readFileSync(join(folder, file), 'utf8'),
  ]),
);
const language = await loadLanguage('fr');
const fetched = Object.keys(await loadTexts('fr')).filter((name) => !(name in language.t));

/** The modules that a module imports, itself included, but not those that it fetches later. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  const source = sources.get(file);
  if (source === undefined || found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)'/gm))
    modulesOf(join(dirname(file), path), found);
  return found;
}

const patterns = fetched.map(
  (name) =>
    [
      name,
      new RegExp(
        `\\bt\\.${name}\\b|\\{[^{}=;]*\\b${name}\\b[^{}=;]*\\} = (useLanguage\\(\\)\\.)?t;|\\bt: \\{[^{}]*\\b${name}\\b[^{}]*\\}`,
      ),
    ] as const,
);
/** The texts of sections that a module reads: `t.leads`, or `const { leads: words } = useLanguage().t`. */
const textsOf = new Map(
  [...sources].map(([file, source]) => [
    file,
    patterns.filter(([, read]) => read.test(source)).map(([name]) => name),
  ]),
);
const textsReadFrom = (file: string) => [...modulesOf(file)].flatMap((module) => textsOf.get(module) ?? []);

it.each(
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/lazyView\(\s*\[([^\]]*)\],\s*async \(\) => \(await import\('([^']+)'\)/g)].map(
      ([, names = '', path = '']) => ({ view: join(dirname(file), path).slice(folder.length + 1), names }),
    ),
  ),
)('$view awaits all texts that it reads', ({ view, names }) => {
  const awaited = [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const read = textsReadFrom(join(folder, view));
  expect([...new Set(read)].filter((name) => name !== 'shared' && !awaited.includes(name))).toEqual([]);
});

it('the frame reads no text of a section', () => {
  expect(textsReadFrom(join(folder, 'main.tsx'))).toEqual([]);
});
