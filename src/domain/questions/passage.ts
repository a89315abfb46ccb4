export const passageKinds = ['faq', 'guide', 'term', 'legal'] as const;
/** A question with its answer, a section of a guide, a term of the glossary, or a section of a legal text. */
export type PassageKind = (typeof passageKinds)[number];

/** A piece of a passage, in the order of the page: a paragraph, an item of a list, or a row of a table. */
export interface PassageBlock {
  kind: 'paragraph' | 'item' | 'row';
  text: string;
}

/** A piece of the site that answers one question: it is shown word for word, with its page. */
export interface Passage {
  /** Equal in every language: `faq#q1`, `guide-budget-youtube-ads#h2`, `glossaire#roi`. */
  key: string;
  kind: PassageKind;
  title: string;
  /** Name of its page, such as the name of a guide. */
  page: string;
  /** Address on this site, without language prefix, with the fragment of its heading if it has one. */
  href: string;
  /** Day (ISO 8601) on which its page last changed. */
  updated: string;
  /** Its text, without the title. */
  blocks: readonly PassageBlock[];
}
