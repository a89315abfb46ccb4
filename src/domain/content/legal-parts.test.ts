import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../blocks/text-format.ts';
import type { Locale } from '../locale/locale.ts';
import { CompanySettings } from '../settings/company-settings.ts';
import { sitePages } from '../site-map/pages.ts';
import { putRight } from '../text/typography.ts';
import { draftProblems, publicationProblems } from './check.ts';
import { contentOfLegal, legalOfContent } from './legal-content.ts';
import { companyTokens, type LegalKey, legalKeys } from './legal-parts.ts';
import { normalizeContent } from './normalize.ts';
import { isWrittenPart, partOf } from './parts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync('content/*/legal/*.md', { cwd: root }).map((file) => {
  const [, locale = '', , name = ''] = file.split('/');
  return { file, locale: locale as Locale, key: name.replace('.md', '') as LegalKey };
});

it('every legal page is a part, and a part of each exists in four languages', () => {
  expect(files).toHaveLength(4 * legalKeys.length);
  expect([...legalKeys].sort()).toEqual(
    sitePages.flatMap(({ kind, path }) => (kind === 'legal' ? [path.slice(1)] : [])).sort(),
  );
  for (const key of legalKeys) expect(partOf(key)).toMatchObject({ group: 'legal', pages: [`/${key}`] });
});

it('legal texts can name each fact of the company that is not elsewhere', () => {
  const others = ['brand', 'contactEmail', 'partnerUrl', 'fee', 'capital'];
  expect([...companyTokens, ...others].sort()).toEqual(Object.keys(CompanySettings.shape).sort());
});

describe.each(files)('$file', ({ file, locale, key }) => {
  const page = parsePage(readFileSync(root + file, 'utf8'));
  const content = contentOfLegal(page);

  it('is the same page after the way through its content', () => {
    const { title, description, blocks } = legalOfContent(content);
    expect({ title, description }).toEqual(page.fields);
    expect(blocks).toEqual(page.blocks);
  });

  it('satisfies the rules for the agency’s own texts, and can be published', () => {
    expect(isWrittenPart(key)).toBe(true);
    expect(draftProblems(key, content)).toEqual({});
    expect(publicationProblems(key, content, 'none', new Set())).toEqual({});
    expect(normalizeContent(key, content)).toEqual(content);
  });

  it('has the typography to which saving corrects texts', () => {
    const texts = [content.fields, ...content.items.map(({ fields }) => fields)].flatMap(Object.entries);
    for (const [name, text] of texts)
      if (name !== 'of' && name !== 'kind') expect([name, putRight(locale, text).text]).toEqual([name, text]);
  });
});

const one = (fields: Record<string, string>) => ({
  schema: 1 as const,
  fields: {},
  items: [{ id: 'a', hidden: false, fields: { kind: 'paragraph', text: '', of: '', ...fields } }],
});

it.each([
  ['{company.secret}', 'content_token'],
  ['{youtube.minimum}', 'content_token'],
  ['{changed|/nowhere}', 'content_token'],
  ['{company.capital|, au capital de}{changed|/terms}', undefined],
  ['**{brand}**, [[hook|mot]], [ici](/faq)', undefined],
])('the text of a block with %s is refused as %s', (text, problem) => {
  expect(draftProblems('terms', one({ text }))['items.a.text']).toBe(problem);
});

it('a legal page has no block of a guide', () => {
  expect(draftProblems('terms', one({ kind: 'calculator' }))['items.a.kind']).toBe('content_required');
});
