import { isOwnOrSafe } from '../../../domain/content/marks.ts';
import type { TextKind, WrittenBlock } from './block-edits.ts';

/** Elements whose text is not part of a written text. */
const SKIPPED = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT HEAD TITLE META LINK IFRAME OBJECT SVG MATH AUDIO VIDEO CANVAS SELECT TEXTAREA BUTTON'.split(
    ' ',
  ),
);
const KINDS: Readonly<Record<string, TextKind>> = {
  H1: 'heading',
  H2: 'heading',
  H3: 'subheading',
  H4: 'subheading',
  H5: 'subheading',
  H6: 'subheading',
  P: 'paragraph',
  PRE: 'paragraph',
  BLOCKQUOTE: 'note',
  UL: 'list',
  OL: 'list',
  TABLE: 'table',
};
const OTHER_BLOCKS = new Set(
  'DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE NAV FIGURE FIGCAPTION DL DT DD LI HR FORM'.split(' '),
);

/** A row of a table has its cells with these between them, as `guide-content.ts` reads them. */
const CELLS = ' | ';

const spaced = (text: string): string => text.replaceAll(/[\t\n\r ]+/g, ' ');
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;
const isBlock = (node: Node): boolean =>
  isElement(node) && (node.tagName in KINDS || OTHER_BLOCKS.has(node.tagName));
const holdsBlock = (element: Element): boolean => [...element.querySelectorAll('*')].some(isBlock);

/**
 * Returns the blocks of a pasted piece of HTML: headings, paragraphs, lists, quotations as notes, and tables, whose texts keep
 * bold, links and code. Of everything else only the text is kept: the result contains no HTML.
 */
export function blocksOfHtml(html: string): WrittenBlock[] {
  // The parsed document runs no script and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return within(body);
}

function within(container: Node): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let text = '';
  const flush = () => {
    blocks.push(...written('paragraph', text));
    text = '';
  };
  for (const node of container.childNodes) {
    if (isElement(node) && SKIPPED.has(node.tagName.toUpperCase())) continue;
    if (!isElement(node) || !(isBlock(node) || holdsBlock(node))) {
      text += inline(node, false);
      continue;
    }
    flush();
    blocks.push(...blockOf(node));
  }
  flush();
  return blocks;
}

function blockOf(element: HTMLElement): WrittenBlock[] {
  const kind = KINDS[element.tagName];
  switch (kind) {
    case undefined:
      return within(element);
    case 'heading':
    case 'subheading':
      // A heading is already bold, and has one line.
      return written(kind, inline(element, true).replaceAll('\n', ' '));
    case 'list':
      return written(kind, [...element.querySelectorAll('li')].map(lineOf).join('\n'));
    case 'table':
      return written(
        kind,
        [...element.querySelectorAll('tr')]
          .map((row) => [...row.children].map(lineOf).join(CELLS))
          .join('\n'),
      );
    case 'note':
      return written(
        kind,
        within(element)
          .map(({ text }) => text)
          .join('\n'),
      );
    default:
      return holdsBlock(element) ? within(element) : written(kind, inline(element, false));
  }
}

/** The text of a list item or a cell, without that of the lists inside it: their items are lines of their own. */
const lineOf = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !(isElement(node) && KINDS[node.tagName] === 'list'))
    .map((node) => inline(node, false))
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

function written(kind: TextKind, text: string): WrittenBlock[] {
  const lines = text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' ').trim());
  const kept = lines.filter((line) => line !== '').join('\n');
  return kept === '' ? [] : [{ kind, text: kept }];
}

/** Returns the text of a node with its marks. @param bold whether the text around it is bold already */
function inline(node: Node, bold: boolean): string {
  if (node.nodeType === Node.TEXT_NODE) return spaced(node.textContent ?? '');
  if (!isElement(node) || SKIPPED.has(node.tagName.toUpperCase())) return '';
  if (node.tagName === 'BR') return '\n';
  const isBold = bold || looksBold(node);
  const inside = [...node.childNodes].map((child) => inline(child, isBold)).join('');
  if (node.tagName === 'CODE') return marked(inside, /[`\n]/, (text) => `\`${text}\``);
  if (node.tagName === 'A') return linked(node, inside);
  return isBold && !bold ? marked(inside, /[*\n]/, (text) => `**${text}**`) : inside;
}

/** Word processors write bold as a style, and Google Docs wraps a whole document in `<b style="font-weight:normal">`. */
function looksBold(element: HTMLElement): boolean {
  const weight = element.style.fontWeight;
  if (weight !== '') return weight.startsWith('bold') || Number(weight) >= 600;
  return element.tagName === 'B' || element.tagName === 'STRONG';
}

function linked(element: HTMLElement, label: string): string {
  const href = element.getAttribute('href') ?? '';
  const own = href.startsWith(`${location.origin}/`) ? href.slice(location.origin.length) : href;
  // A name before the host hides where the link leads.
  if (!isOwnOrSafe(own) || /[()\s]|\/\/[^/]*@/.test(own)) return label;
  return marked(label, /[[\]\n]/, (text) => `[${text}](${own})`);
}

/** Marks a text between its outer spaces, unless it holds what the mark may not hold. */
function marked(text: string, forbidden: RegExp, mark: (text: string) => string): string {
  const core = text.trim();
  if (core === '' || forbidden.test(core)) return text;
  const start = text.indexOf(core);
  return text.slice(0, start) + mark(core) + text.slice(start + core.length);
}

const BULLET = /^\s*(?:[-–—•\u25e6\u25aa·*]|\d{1,2}[.)])\s+/;

/**
 * Returns the blocks of a pasted plain text: an empty line ends a block, or each line is one where there is no empty line. Lines
 * that begin with a bullet or a number are a list, `#` and `##` begin headings, and lines with tabs are rows of a table.
 */
export function blocksOfText(text: string): WrittenBlock[] {
  const whole = text.replaceAll(/\r\n?/g, '\n').trim();
  const hasGaps = /\n[ \t]*\n/.test(whole);
  const groups = hasGaps
    ? whole.split(/\n(?:[ \t]*\n)+/).map((group) => group.split('\n'))
    : grouped(whole.split('\n'));
  return groups.flatMap((lines) => {
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length > 0 && filled.every((line) => BULLET.test(line)))
      return written('list', filled.map((line) => line.replace(BULLET, '')).join('\n'));
    if (filled.length > 1 && filled.every((line) => line.includes('\t')))
      return written(
        'table',
        filled
          .map((line) =>
            line
              .split('\t')
              .map((cell) => cell.trim())
              .join(CELLS),
          )
          .join('\n'),
      );
    const [, hashes, heading] = /^(#{1,6})\s+(.+)$/.exec(filled.length === 1 ? (filled[0] ?? '') : '') ?? [];
    if (hashes && heading) return written(hashes.length < 3 ? 'heading' : 'subheading', heading);
    return written('paragraph', filled.join('\n'));
  });
}

/** Lines without empty ones between them: neighbours with bullets, or with tabs, are together, any other line is alone. */
function grouped(lines: readonly string[]): string[][] {
  const groups: { kind: string; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = BULLET.test(line) ? 'list' : line.includes('\t') ? 'table' : '';
    const last = groups.at(-1);
    if (last && kind !== '' && last.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map((group) => group.lines);
}
