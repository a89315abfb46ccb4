import { BLOCK_ID, type Block, isFixedKind, isNamedKind } from './block.ts';

/**
 * A written page as a file: texts by name above, then blocks.
 *
 *     ---
 *     title: "…"
 *     takeaways:
 *       - "…"
 *     steps:
 *       - name: "…"
 *         text: "…"
 *     ---
 *
 *     ## Heading
 *     <!-- b1 -->
 *
 *     A paragraph with **marks**.
 *     <!-- b2 -->
 *
 * The upper part is YAML of this shape only, whose texts are JSON strings. A line with the block's id ends each block. A text
 * whose line would start a block of another kind has a backslash before it.
 */
export interface WrittenPage {
  fields: WrittenFields;
  blocks: readonly Block[];
}
export type WrittenFields = Readonly<
  Record<string, string | readonly (string | Readonly<Record<string, string>>)[]>
>;

/** An error of a file. `line` counts from 1. */
export class FormatError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

const BLOCK_END = /^<!-- ([^ ]+)( hidden)? -->$/;
/** What starts a block other than a paragraph, or ends one. */
const RESERVED = /^(?:\\|#|- |-$|\||:|<!--|$)/;

const escaped = (line: string) => (RESERVED.test(line) ? `\\${line}` : line);
const unescaped = (line: string) => (line.startsWith('\\') ? line.slice(1) : line);
const escapedLines = (text: string) => text.split('\n').map(escaped).join('\n');
const unescapedLines = (lines: readonly string[]) => lines.map(unescaped).join('\n');

/** Writes a page as a file, which `parsePage` reads. */
export function formatPage({ fields, blocks }: WrittenPage): string {
  const upper = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${name}: ${JSON.stringify(value)}`]
      : [`${name}:`, ...value.flatMap(formatItem)],
  );
  const written = blocks.map(
    (block) => `${formatBlock(block)}\n<!-- ${block.id}${block.hidden ? ' hidden' : ''} -->\n`,
  );
  return [['---', ...upper, '---', ''].join('\n'), ...written].join('\n');
}

const formatItem = (item: string | Readonly<Record<string, string>>): string[] =>
  typeof item === 'string'
    ? [`  - ${JSON.stringify(item)}`]
    : Object.entries(item).map(
        ([name, text], index) => `  ${index === 0 ? '-' : ' '} ${name}: ${JSON.stringify(text)}`,
      );

function formatBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return escapedLines(block.text);
    case 'list':
      return block.texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
    case 'table':
      return formatTable(block.rows);
    case 'note':
      return [':::note', ...block.texts.map(escapedLines), ':::'].join('\n\n');
    case 'consent':
      return `::consent ${block.text}`;
    case 'figures':
    case 'prices':
    case 'source':
      return `::${block.kind} ${block.of}`;
    default:
      return `::${block.kind}`;
  }
}

function formatTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.map((cell) => cell.replace(/[\\|]/g, '\\$&')).join(' | ')} |`);
  return lines.toSpliced(1, 0, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`).join('\n');
}

/** Reads a page from its file. @throws FormatError with the line that `formatPage` would not write */
export function parsePage(source: string): WrittenPage {
  const lines = source.split('\n');
  const upperEnd = lines.indexOf('---', 1);
  if (lines[0] !== '---' || upperEnd < 0)
    throw new FormatError(1, 'a page starts with its texts between two lines ---');
  return { fields: parseFields(lines.slice(1, upperEnd)), blocks: parseBlocks(lines, upperEnd + 1) };
}

function parseFields(lines: readonly string[]): WrittenFields {
  const fields: Record<string, string | (string | Record<string, string>)[]> = {};
  let items: (string | Record<string, string>)[] = [];
  for (const [index, line] of lines.entries()) {
    const { indent = '', dash, name, json } = FIELD.exec(line)?.groups ?? {};
    const place = index + 2;
    const text = json === undefined ? undefined : textIn(json, place);
    if (indent === '' && !dash && name !== undefined) {
      items = [];
      fields[name] = text ?? items;
    } else if (text === undefined || indent === '')
      throw new FormatError(place, 'expected a name and a text in quotes');
    else if (dash) items.push(name === undefined ? text : { [name]: text });
    else {
      const item = items.at(-1);
      if (name === undefined || typeof item !== 'object')
        throw new FormatError(place, 'expected an item of a list');
      item[name] = text;
    }
  }
  return fields;
}

const FIELD = /^(?<indent> {2}(?: {2})?)?(?<dash>- )?(?:(?<name>\w+):)? ?(?<json>".*")?$/s;

function textIn(json: string, line: number): string {
  try {
    return JSON.parse(json) as string;
  } catch {
    throw new FormatError(line, 'expected one text in quotes');
  }
}

function parseBlocks(lines: readonly string[], from: number): Block[] {
  const blocks: Block[] = [];
  const ids = new Set<string>();
  let start = from;
  for (let place = from; place < lines.length; place++) {
    const [, id, hidden] = BLOCK_END.exec(lines[place] ?? '') ?? [];
    if (id === undefined) continue;
    if (!BLOCK_ID.test(id) || ids.has(id))
      throw new FormatError(place + 1, `${id} is no id, or names two blocks`);
    ids.add(id);
    while (lines[start] === '' && start < place) start++;
    const content = parseBlock(lines.slice(start, place), start + 1);
    blocks.push({ id, ...(hidden && { hidden: true as const }), ...content });
    start = place + 1;
  }
  const rest = lines.slice(start).findIndex((line) => line !== '');
  if (rest >= 0) throw new FormatError(start + rest + 1, 'a block ends with a line with its id');
  return blocks;
}

type BlockContent<B = Block> = B extends Block ? Omit<B, 'id' | 'hidden'> : never;

function parseBlock(lines: readonly string[], line: number): BlockContent {
  const [first = '', ...others] = lines;
  const [, signs, heading] = /^(##|###) (.*)$/s.exec(first) ?? [];
  if (signs && heading !== undefined && others.length === 0)
    return { kind: 'heading', level: signs.length === 2 ? 2 : 3, text: heading };
  if (first.startsWith('- ')) return { kind: 'list', texts: parseList(lines, line) };
  if (first.startsWith('|')) return { kind: 'table', rows: parseTable(lines, line) };
  if (first === ':::note' && lines.at(-1) === ':::')
    return { kind: 'note', texts: parseNote(lines.slice(1, -1)) };
  if (first.startsWith('::') && others.length === 0) return parseDrawn(first, line);
  const wrong = lines.findIndex((text) => RESERVED.test(text) && !text.startsWith('\\'));
  if (wrong >= 0 || lines.length === 0)
    throw new FormatError(line + Math.max(wrong, 0), 'no kind of block is written like this');
  return { kind: 'paragraph', text: unescapedLines(lines) };
}

function parseList(lines: readonly string[], line: number): string[] {
  const texts: string[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.startsWith('- ')) texts.push(text.slice(2));
    else if (text.startsWith('  ') && texts.length > 0) texts.push(`${texts.pop()}\n${text.slice(2)}`);
    else throw new FormatError(line + index, 'a line of a list starts with "- " or two spaces');
  }
  return texts;
}

function parseTable(lines: readonly string[], line: number): string[][] {
  const rows = lines.map((row, index) => {
    if (!/^\| .* \|$/s.test(row)) throw new FormatError(line + index, 'a row starts and ends with |');
    return row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replace(/\\([\\|])/g, '$1'));
  });
  const [head = [], rule = [], ...body] = rows;
  const uneven = rows.findIndex((row) => row.length !== head.length);
  if (uneven >= 0) throw new FormatError(line + uneven, 'all rows of a table have equally many cells');
  if (rule.length === 0 || rule.some((cell) => cell !== '---'))
    throw new FormatError(line + 1, 'the names of the columns end with | --- |');
  return [head, ...body];
}

const parseNote = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map((text) => text.replace(/^\n|\n$/g, ''))
    .filter((text) => text !== '')
    .map((text) => unescapedLines(text.split('\n')));

function parseDrawn(text: string, line: number): BlockContent {
  const [, kind = '', rest] = /^::(\w+)(?: (.*))?$/s.exec(text) ?? [];
  if (kind === 'consent' && rest !== undefined) return { kind, text: rest };
  if (isNamedKind(kind) && rest) return { kind, of: rest };
  if (isFixedKind(kind) && rest === undefined) return { kind };
  throw new FormatError(line, `no block is called ${text}`);
}
