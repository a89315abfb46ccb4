import { glossaryTerms } from '../glossary/terms.ts';
import { line } from './fields.ts';
import type { ContentPart } from './part.ts';

/** The glossary: its terms are fixed, since guides link to them by their ids. */
export const glossaryPart = {
  group: 'other',
  pages: ['/glossaire'],
  fields: [
    line('metaTitle', 'glossary.meta.title', { max: 65, set: 'search' }),
    line('metaDescription', 'glossary.meta.description', { max: 220, tokens: 'figures', set: 'search' }),
    line('eyebrow', 'glossary.eyebrow', { max: 40, set: 'page' }),
    line('title', 'glossary.title', { set: 'page' }),
    line('lead', 'glossary.lead', { max: 320, set: 'page' }),
    line('guide', 'glossary.guide', { max: 40, set: 'page' }),
  ],
  items: {
    path: 'glossary.terms',
    max: glossaryTerms.length,
    ids: glossaryTerms,
    fields: [
      line('term', 'term', { max: 80 }),
      line('definition', 'definition', { max: 800, tokens: 'figures' }),
    ],
  },
} as const satisfies ContentPart;
