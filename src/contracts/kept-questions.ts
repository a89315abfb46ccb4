import { z } from 'zod';
import { locales } from '../domain/locale/locale.ts';

/** The questions without a sure answer that visitors let the agency keep. */

const locale = z.enum(locales);
/** A passage of the site as the back office names it. */
const NamedPassage = z.object({ key: z.string(), title: z.string(), page: z.string(), href: z.string() });
export type NamedPassage = z.infer<typeof NamedPassage>;

/** What a question finds now: the passage that answers it, or those that touch it. */
const FoundPassages = z.object({
  outcome: z.enum(['answer', 'near', 'none']),
  passages: z.array(NamedPassage),
});
export type FoundPassages = z.infer<typeof FoundPassages>;

const KeptGroup = z.object({
  locale,
  /** Their words without endings: what questions of one group have in common. */
  words: z.string(),
  /** The newest wording, and up to ten different ones. */
  text: z.string(),
  texts: z.array(z.string()),
  count: z.int(),
  /** When the first and the last were kept, ISO 8601 in UTC. */
  first: z.string(),
  last: z.string(),
  /** What the newest wording finds. */
  now: FoundPassages,
});
export type KeptGroup = z.infer<typeof KeptGroup>;

/** What the search found in a week, and how visitors judged its answers. Counts of visits that are counted at all. */
const SearchWeek = z.object({
  /** The agency's day on which the week begins, as `2026-11-23`. */
  monday: z.string(),
  answer: z.int(),
  near: z.int(),
  none: z.int(),
  yes: z.int(),
  no: z.int(),
  /** How often the next step below an answer was pressed. */
  next: z.int(),
});
export type SearchWeek = z.infer<typeof SearchWeek>;

/** `GET /api/kept-questions`: those that the site does not answer first, then the most frequent. `weeks`: the last twelve. */
export const KeptList = z.object({ groups: z.array(KeptGroup), weeks: z.array(SearchWeek) });
export type KeptList = z.infer<typeof KeptList>;

/** `DELETE /api/kept-questions`: in the query, since a DELETE has no body. */
export const KeptQuery = z.object({ locale, words: z.string().max(200) });

const GoldChange = z.object({
  question: z.string(),
  /** The passages that answer it; none: the site has no answer, and must not give one. */
  expected: z.array(NamedPassage),
  before: FoundPassages,
  after: FoundPassages,
  /** Whether the right passage is shown now and was not before (or a wrong one no longer), the reverse, or neither. */
  effect: z.enum(['better', 'worse', 'other']),
});
export type GoldChange = z.infer<typeof GoldChange>;

/** `GET /api/kept-questions/gold-set`: `total`, how many questions the set of the language has. */
export const GoldChanges = z.object({ total: z.int(), changes: z.array(GoldChange) });
export type GoldChanges = z.infer<typeof GoldChanges>;

/** `GET /api/kept-questions/passages`. */
export const PassageQuery = z.object({ locale });
export const PassageList = z.object({
  passages: z.array(NamedPassage),
  /** The first wordings of passages, by their keys, and the first lines of words that mean the same, which files hold. */
  asks: z.record(z.string(), z.array(z.string())),
  synonyms: z.array(z.string()),
});
export type PassageList = z.infer<typeof PassageList>;
