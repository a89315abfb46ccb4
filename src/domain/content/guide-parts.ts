import type { GuideSlug } from '../guide/guides.ts';
import { textBlockKinds } from './block-kinds.ts';
import type { ContentField } from './fields.ts';

/** Kinds of blocks of a guide: those of legal pages are others. */
const guideBlockKinds = [
  ...textBlockKinds,
  ...(['figures', 'prices', 'source', 'example', 'calculator'] as const),
] as const;

export const STEPS = 6;
export const QUESTIONS = 5;
/** How many steps and questions a guide has at least. */
export const FEWEST = 3;

const figures = { tokens: 'figures' } as const;
const line = (key: string, max: number, details: Pick<ContentField, 'set' | 'also'> = {}): ContentField => ({
  key,
  kind: 'line',
  max,
  ...figures,
  ...details,
});
const numbered = (count: number, fields: (number: number) => ContentField[]) =>
  Array.from({ length: count }, (_, index) => fields(index + 1)).flat();

/** The texts around the text of a guide. The longest defaults have about half of each maximum. */
const fields: readonly ContentField[] = [
  line('title', 120),
  line('name', 60),
  line('description', 320),
  line('lead', 500),
  ...numbered(3, (number) => [line(`takeaway${number}`, 400, { set: 'takeaways' })]),
  ...numbered(STEPS, (number) => [
    line(`step${number}`, 100, { set: 'steps' }),
    line(`stepText${number}`, 320, { set: 'steps' }),
  ]),
  ...numbered(QUESTIONS, (number) => [
    line(`question${number}`, 160, { set: 'questions' }),
    line(`answer${number}`, 700, { set: 'questions', also: ['fee.terms'] }),
  ]),
];

/** The most items of a part, which its API permits too: the longest guide has about seventy blocks. */
export const MOST_BLOCKS = 400;

/** Declares a guide as a part of the content: its items are the blocks of its text. */
export const guidePart = (slug: GuideSlug) => ({
  group: 'guides' as const,
  pages: [`/${slug}`] as const,
  fields,
  items: {
    max: MOST_BLOCKS,
    fields: [
      { key: 'kind', kind: 'choice', max: 20, choices: guideBlockKinds },
      /** The texts of a list, the paragraphs of a note and the rows of a table are one a line. */
      { key: 'text', kind: 'text', max: 4000, optional: true, terms: true, ...figures },
      /** What a block draws: the table of figures, the platform, or the source. */
      { key: 'of', kind: 'line', max: 64, optional: true },
    ] satisfies readonly ContentField[],
  },
});
