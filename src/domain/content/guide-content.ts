import type { Block } from '../blocks/block.ts';
import type { WrittenFields, WrittenPage } from '../blocks/text-format.ts';
import { blockOfItem, itemOfBlock } from './block-items.ts';
import { CONTENT_SCHEMA, type PartContent } from './content.ts';
import { FEWEST, QUESTIONS, STEPS } from './guide-parts.ts';

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

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns a guide as content of its part, whose items are the blocks. */
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
    items: blocks.map(itemOfBlock),
  };
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
    blocks: items.flatMap((item) => blockOfItem(item) ?? []),
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
