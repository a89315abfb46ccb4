import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('the Spanish texts use one word for a review on the site, in the back office and in emails', () => {
  const files = globSync(['content/es/**/*.md', 'src/i18n/dictionaries/*/es.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /reseña/i.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
