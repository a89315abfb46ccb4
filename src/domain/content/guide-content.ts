import type { Block } from '../blocks/block.ts';
import type { WrittenFields, WrittenPage } from '../blocks/text-format.ts';
import { CONTENT_SCHEMA, type ContentItem, type PartContent } from './content.ts';
import { FEWEST, type GuideBlockKind, guideBlockKinds, QUESTIONS, STEPS } from './guide-parts.ts';

/** The texts around the text of a guide. They may contain the keys of figures, such as `{youtube.costPerView}`. */
export interface GuideFrame {
  title: string;
  /** Short title for the breadcrumb and for cards. */
  name: string;
  description: string;
  lead: string;
  takeaways: string[];
  steps: { name: string; text: string }[];
  faq: { question: string; answer: string }[];
}

/** A guide in a language. */
export interface GuideText {
  data: GuideFrame;
  blocks: Block[];
}

const CELLS = ' | ';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns a guide as content of its part, whose items are the blocks. @throws Error for a block that no guide has */
export function contentOfGuide({ fields, blocks }: WrittenPage): PartContent {
  const one = (name: string) => String(fields[name] ?? '');
  const list = (name: string) => {
    const value = fields[name];
    return Array.isArray(value) ? (value as Extract<WrittenFields[string], readonly unknown[]>) : [];
  };
  const within = (name: string, index: number, key: string) => {
    const item = list(name)[index];
    return typeof item === 'object' ? (item[key] ?? '') : '';
  };
  return {
    schema: CONTENT_SCHEMA,
    fields: {
      ...Object.fromEntries(['title', 'name', 'description', 'lead'].map((name) => [name, one(name)])),
      ...Object.fromEntries(numbers(3).map((n) => [`takeaway${n}`, String(list('takeaways')[n - 1] ?? '')])),
      ...Object.fromEntries(
        numbers(STEPS).flatMap((n) => [
          [`step${n}`, within('steps', n - 1, 'name')],
          [`stepText${n}`, within('steps', n - 1, 'text')],
        ]),
      ),
      ...Object.fromEntries(
        numbers(QUESTIONS).flatMap((n) => [
          [`question${n}`, within('faq', n - 1, 'question')],
          [`answer${n}`, within('faq', n - 1, 'answer')],
        ]),
      ),
    },
    items: blocks.map(itemOf),
  };
}

function itemOf(block: Block): ContentItem {
  const item = (kind: GuideBlockKind, text: string, of = ''): ContentItem => ({
    id: block.id,
    hidden: block.hidden ?? false,
    fields: { kind, text, of },
  });
  switch (block.kind) {
    case 'heading':
      return item(block.level === 2 ? 'heading' : 'subheading', block.text);
    case 'paragraph':
      return item('paragraph', block.text);
    case 'list':
    case 'note':
      return item(block.kind, block.texts.join('\n'));
    case 'table':
      return item('table', block.rows.map((cells) => cells.join(CELLS)).join('\n'));
    case 'figures':
    case 'prices':
    case 'source':
      return item(block.kind, '', block.of);
    case 'example':
    case 'calculator':
      return item(block.kind, '');
    default:
      throw new Error(`${block.id}: no guide has the block ${block.kind}`);
  }
}

/** Returns a guide from the content of its part. A block without a text is left out, as are steps and questions without one. */
export function guideOfContent({ fields, items }: PartContent): GuideText {
  const one = (name: string) => fields[name] ?? '';
  return {
    data: {
      title: one('title'),
      name: one('name'),
      description: one('description'),
      lead: one('lead'),
      takeaways: numbers(3).map((n) => one(`takeaway${n}`)),
      steps: numbers(STEPS)
        .map((n) => ({ name: one(`step${n}`), text: one(`stepText${n}`) }))
        .filter(({ name, text }) => name && text),
      faq: numbers(QUESTIONS)
        .map((n) => ({ question: one(`question${n}`), answer: one(`answer${n}`) }))
        .filter(({ question, answer }) => question && answer),
    },
    blocks: items.flatMap((item) => blockOf(item) ?? []),
  };
}

/** Whether a guide has its title and enough steps and questions: a default that has not is an error of its file. */
export const isWholeGuide = ({
  title,
  name,
  description,
  lead,
  takeaways,
  steps,
  faq,
}: GuideFrame): boolean =>
  [title, name, description, lead, ...takeaways].every(Boolean) &&
  steps.length >= FEWEST &&
  faq.length >= FEWEST;

function blockOf({ id, hidden, fields }: ContentItem): Block | undefined {
  const kind = guideBlockKinds.find((known) => known === fields['kind']);
  const text = fields['text'] ?? '';
  const of = fields['of'] ?? '';
  const base = { id, ...(hidden && { hidden: true as const }) };
  switch (kind) {
    case undefined:
      return undefined;
    case 'figures':
    case 'prices':
    case 'source':
      return { ...base, kind, of };
    case 'example':
    case 'calculator':
      return { ...base, kind };
  }
  if (text === '') return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  switch (kind) {
    case 'heading':
    case 'subheading':
      return { ...base, kind: 'heading', level: kind === 'heading' ? 2 : 3, text: lines.join(' ') };
    case 'paragraph':
      return { ...base, kind, text: lines.join('\n') };
    case 'table':
      return { ...base, kind, rows: evenRows(lines) };
    default:
      return { ...base, kind, texts: lines };
  }
}

/** The rows of a table, all as wide as the widest. */
function evenRows(lines: readonly string[]): string[][] {
  const rows = lines.map((line) => line.split(CELLS).map((cell) => cell.trim()));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}
