import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../blocks/text-format.ts';
import type { GuideSlug } from '../guide/guides.ts';
import type { Locale } from '../locale/locale.ts';
import { putRight } from '../text/typography.ts';
import { draftProblems, publicationProblems } from './check.ts';
import { contentOfGuide, guideOfContent, isWholeGuide } from './guide-content.ts';
import { guidePart } from './guide-parts.ts';
import { normalizeContent } from './normalize.ts';
import { isGuidePart, partOf } from './parts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync('content/*/guides/*.md', { cwd: root }).map((file) => {
  const [, locale = '', , name = ''] = file.split('/');
  return { file, locale: locale as Locale, slug: name.replace('.md', '') as GuideSlug };
});

describe.each(files)('$file', ({ file, locale, slug }) => {
  const page = parsePage(readFileSync(root + file, 'utf8'));
  const content = contentOfGuide(page);

  it('is the same guide after the way through its content', () => {
    const { data, blocks } = guideOfContent(content);
    expect(data).toEqual(page.fields);
    expect(blocks).toEqual(page.blocks);
    expect(isWholeGuide(data)).toBe(true);
  });

  it('satisfies the rules for the agency’s own texts, and can be published', () => {
    expect(isGuidePart(slug)).toBe(true);
    expect(draftProblems(slug, content)).toEqual({});
    expect(publicationProblems(slug, content, 'none', new Set())).toEqual({});
    expect(normalizeContent(slug, content)).toEqual(content);
  });

  it('has the typography to which saving corrects texts', () => {
    const texts = [content.fields, ...content.items.map(({ fields }) => fields)].flatMap(Object.entries);
    for (const [key, text] of texts)
      if (key !== 'of' && key !== 'kind') expect([key, putRight(locale, text).text]).toEqual([key, text]);
  });
});

it('a guide is a part with its own page, whose items are blocks', () => {
  expect(guidePart('guide-budget-youtube-ads')).toMatchObject({
    group: 'guides',
    pages: ['/guide-budget-youtube-ads'],
  });
  expect(partOf('roi-marketing-musical').items?.fields.map(({ key }) => key)).toEqual(['kind', 'text', 'of']);
});

const one = (fields: Record<string, string>) => ({
  schema: 1 as const,
  fields: {},
  items: [{ id: 'a', hidden: false, fields: { kind: 'paragraph', text: '', of: '', ...fields } }],
});
const blocksOf = (fields: Record<string, string>) => guideOfContent(one(fields)).blocks;

it('a block without a text, or of an unknown kind, is left out', () => {
  expect(blocksOf({})).toEqual([]);
  expect(blocksOf({ kind: 'quote', text: 'a' })).toEqual([]);
});

it('the rows of a table are as wide as the widest, and empty lines of a list are left out', () => {
  expect(blocksOf({ kind: 'table', text: 'a | b | c\nd | [[hook|e]]' })).toMatchObject([
    {
      rows: [
        ['a', 'b', 'c'],
        ['d', '[[hook|e]]', ''],
      ],
    },
  ]);
  expect(blocksOf({ kind: 'list', text: 'a\n\n \nb' })).toMatchObject([{ texts: ['a', 'b'] }]);
});

it.each([
  ['{agency.none}', 'content_token'],
  ['[[none|mot]]', 'content_term'],
  ['[mot](javascript:x)', 'content_link'],
  ['**Dès {youtube.minimum}**, [[hook|mot]], [ici](/faq)', undefined],
])('the text of a block with %s is refused as %s', (text, problem) => {
  expect(draftProblems('guide-budget-youtube-ads', one({ text }))['items.a.text']).toBe(problem);
});
