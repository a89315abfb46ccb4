import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Texts offer only tools that exist: no text offers a release planner while `site/planner/` does not exist. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const planner = /planificateur|release planner|the planner|our planner|planificador|planejador/i;

it.skipIf(existsSync(`${root}src/site/planner`))('no page offers a planner that does not exist', () => {
  // The back office names all kinds of leads, since old leads can have any kind.
  const files = globSync(['content/*/*/*.mdx', 'src/i18n/dictionaries/*/*.ts'], { cwd: root }).filter(
    (file) => !/\/admin[^/]*$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => planner.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
