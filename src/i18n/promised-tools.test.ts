import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** A legal text says what the site does. Until there is a release planner (`site/planner/`), nothing may offer one. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const planner = /planificateur|release planner|the planner|our planner|planificador|planejador/i;

it.skipIf(existsSync(`${root}src/site/planner`))('no page speaks of a planner that does not exist', () => {
  // The back office names the kinds of leads, and old ones may be of any kind.
  const files = globSync(['content/*/*/*.mdx', 'src/i18n/dictionaries/*/*.ts'], { cwd: root }).filter(
    (file) => !/\/admin[^/]*$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => planner.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
