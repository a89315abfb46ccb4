import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, tidyText } from './block.ts';
import { FormatError, formatPage, parsePage } from './text-format.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync('content/*/{guides,legal}/*.md', { cwd: root });

it.each(files)('%s is written as formatPage writes it', (file) => {
  const source = readFileSync(root + file, 'utf8');
  expect(formatPage(parsePage(source))).toBe(source);
});

it('the pages of a folder have the same blocks in the same order in all languages', () => {
  expect(files).toHaveLength(56);
  const shape = (file: string) =>
    parsePage(readFileSync(root + file, 'utf8')).blocks.map((block) => [
      block.id,
      block.kind,
      'texts' in block && block.texts.length,
      'rows' in block && block.rows.map((row) => row.length),
      'of' in block && block.of,
      'level' in block && block.level,
    ]);
  for (const file of files)
    expect(shape(file), file).toEqual(shape(file.replace(/^content\/\w+/, 'content/fr')));
});

describe('any page', () => {
  // Signs of the format, of marks, and of neither.
  const sign = fc.constantFrom(
    ...['#', '## ', '- ', '-', '|', ' | ', ':', '::', ':::', ':::note', '::calculator', '<!-- b1 -->', '---'],
    ...[
      '\\',
      '\n',
      '\r\n',
      '\t',
      ' ',
      '\u00a0',
      '\u2028',
      '"',
      '`',
      '**',
      '[[hook|',
      ']]',
      '[a](/b)',
      '{x.y|low}',
    ],
    ...['écoute', 'a', '1. ', '🎵', '*', '>', '  '],
  );
  const typed = fc.array(sign, { maxLength: 8 }).map((parts) => parts.join(''));
  const lines = typed.map((text) => tidyText(text));
  const line = typed.map((text) => tidyText(text, true));
  const texts = fc.array(lines, { minLength: 1, maxLength: 4 });
  const rows = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([columns, count]) =>
      fc.array(fc.array(line, { minLength: columns, maxLength: columns }), {
        minLength: count,
        maxLength: count,
      }),
    );
  const content = fc.oneof(
    fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(2, 3), text: line }),
    fc.record({ kind: fc.constant('paragraph'), text: lines }),
    fc.record({ kind: fc.constant('consent'), text: line }),
    fc.record({ kind: fc.constantFrom('list', 'note'), texts }),
    fc.record({ kind: fc.constant('table'), rows }),
    fc.record({
      kind: fc.constantFrom('figures', 'prices', 'source'),
      of: fc.constantFrom('youtube.genres', 'meta'),
    }),
    fc.record({ kind: fc.constantFrom('example', 'calculator', 'storage', 'policies') }),
  );
  const blocks = fc
    .array(fc.tuple(content, fc.boolean()), { maxLength: 6 })
    .map((all) =>
      all.map(
        ([block, hidden], index) => ({ id: `b${index}`, ...(hidden && { hidden: true }), ...block }) as Block,
      ),
    );
  const name = fc.constantFrom('title', 'lead', 'takeaways', 'steps');
  const item = fc.oneof(typed, fc.record({ name: typed, text: typed }));
  const fields = fc.dictionary(name, fc.oneof(typed, fc.array(item, { maxLength: 3 })), {
    noNullPrototype: true,
  });

  it('is read from its file as it was written', () => {
    fc.assert(
      fc.property(fields, blocks, (someFields, someBlocks) => {
        const page = { fields: someFields, blocks: someBlocks };
        const source = formatPage(page);
        expect(parsePage(source)).toEqual(page);
        expect(formatPage(parsePage(source))).toBe(source);
      }),
      { numRuns: 10_000 },
    );
  });
});

const page = (body: string) => `---\ntitle: "T"\n---\n\n${body}`;

it.each([
  ['no fields', 'text\n<!-- b1 -->\n', 1],
  ['a field without quotes', '---\ntitle: T\n---\n', 2],
  ['an item without a list', '---\n    name: "T"\n---\n', 2],
  ['a block without an id', page('text\n'), 5],
  ['an id twice', page('text\n<!-- b1 -->\n\ntext\n<!-- b1 -->\n'), 9],
  ['two blocks before an id', page('text\n\ntext\n<!-- b1 -->\n'), 6],
  ['a title and more', page('## Title\ntext\n<!-- b1 -->\n'), 5],
  ['a title of the fourth level', page('#### Title\n<!-- b1 -->\n'), 5],
  ['an unknown block', page('::quote\n<!-- b1 -->\n'), 5],
  ['a block of code without its name', page('::figures\n<!-- b1 -->\n'), 5],
  ['an open note', page(':::note\n\ntext\n<!-- b1 -->\n'), 5],
  ['rows of unequal length', page('| a | b |\n| --- | --- |\n| c |\n<!-- b1 -->\n'), 7],
  ['a table without names of columns', page('| a | b |\n<!-- b1 -->\n'), 6],
  ['a text between the items of a list', page('- a\nb\n<!-- b1 -->\n'), 6],
])('parsePage names the line of %s', (_, source, line) => {
  const read = () => parsePage(source);
  expect(read).toThrow(FormatError);
  expect(read).toThrow(`line ${line}:`);
});
