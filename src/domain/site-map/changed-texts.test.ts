import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sitePages } from './pages.ts';

/**
 * The day of a page's last change is written by hand, so this test compares it with the text: the test fails when the
 * text differs from the one stored under the same day. Then set the day in `pages.ts` or `guides.ts` to today. If it is
 * today already, or if only a misprint was corrected, store the text with `vitest run src/domain/site-map --update`.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Pages whose texts are in their own file in each language; other pages share their files. */
const dictionaries: Record<string, string> = { '/glossaire': 'glossary', '/faq': 'faq' };
const written = sitePages.filter(
  ({ path, kind }) => kind === 'guide' || kind === 'legal' || path in dictionaries,
);

it.each(written)('the text of $path has not changed since $updated', ({ path }) => {
  const dictionary = dictionaries[path];
  const files = globSync(
    dictionary
      ? `src/i18n/dictionaries/${dictionary}/{fr,en,es,pt}.ts`
      : `content/*/{guides,legal}${path}.md`,
    { cwd: root },
  );
  expect(files).toHaveLength(4);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(readFileSync(root + file));
  expect(hash.digest('hex').slice(0, 16)).toMatchSnapshot();
});
