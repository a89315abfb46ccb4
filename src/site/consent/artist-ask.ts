import type { Tags } from '../../domain/tag-id/tag-id.ts';
import type { ArtistQuestion } from '../../i18n/landing/artist-question.ts';

/** What the script needs to ask a visitor for an artist. */
export interface AskedFor {
  /** The id of the landing page. */
  page: string;
  /** The artist's own tags. */
  tags: Tags;
  /** The artist's name: an answer holds for it, and for the platforms that were named. */
  artist: string;
  /** The agency's name, which transmits for the artist. */
  brand: string;
}

/** The question about the artist's own pixels of a landing page. */
export interface ArtistAsk {
  question: AskedFor;
  words: ArtistQuestion;
}
