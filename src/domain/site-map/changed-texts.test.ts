import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sitePages } from './pages.ts';

/**
 * The day of a page's last change is written by hand, so this test holds it against the text: one that differs from what was
 * stored under the same day fails. Set the day in `pages.ts` or `guides.ts` to today's; where that is its day already, or only
 * a misprint was put right, store the text with `vitest run -u src/domain/site-map`.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Pages whose words are a file of each language; other pages share theirs. */
const dictionaries: Record<string, string> = { '/glossaire': 'glossary', '/faq': 'faq' };
const written = sitePages.filter(
  ({ path, kind }) => kind === 'guide' || kind === 'legal' || path in dictionaries,
);

it.each(written)('$path of $updated', ({ path }) => {
  const dictionary = dictionaries[path];
  const files = globSync(
    dictionary ? `src/i18n/dictionaries/*/${dictionary}.ts` : `content/*/{guides,legal}${path}.mdx`,
    { cwd: root },
  );
  expect(files).toHaveLength(4);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(readFileSync(root + file));
  expect(hash.digest('hex').slice(0, 16)).toMatchSnapshot();
});
