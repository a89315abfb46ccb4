import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = globSync(['*.md', 'docs/*.md', 'src/**/README.md'], { cwd: root });
const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));

/** Returns the files that a document names, such as `folder/file.ts`, without placeholders and patterns. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|css|astro|md))`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !name.startsWith('*'));

/** A path may begin at the root, `src/`, `src/i18n/`, `src/adapters/db/` or the document's own folder. */
const exists = (name: string, document: string): boolean =>
  ['', 'src', 'src/i18n', 'src/adapters/db', path.dirname(document)].some((folder) =>
    existsSync(path.join(root, folder, name)),
  ) ||
  // A name without a folder is searched below the sources, because the sentence around it names the folder.
  (!name.includes('/') && globSync(`{src,e2e,tests}/**/${name}`, { cwd: root }).length > 0);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');

  it('names files that exist', () => {
    expect(namedFiles(text).filter((name) => !exists(name, document))).toEqual([]);
  });

  it('links to documents that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link]) => link ?? '');
    const broken = links.filter((link) => !existsSync(path.join(root, path.dirname(document), link)));
    expect(broken).toEqual([]);
  });
});

it('the index of the decision records lists every decision record', () => {
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});
