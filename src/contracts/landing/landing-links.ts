import { z } from 'zod';
import { ADDRESS_LENGTH } from '../../domain/documents/fields.ts';
import { musicPlatforms } from '../../domain/landing/links/landing-platforms.ts';

/** The sources of proposals: the typed link itself, the target of a vendor's short link, and the catalogues. */
const sources = ['typed', 'short', 'itunes', 'deezer', 'musicbrainz'] as const;

/** `POST /api/links/resolve`: a UPC, an ISRC, or one link to a platform. */
export const LinkQuery = z.object({
  query: z.string().trim().min(1, 'landing_link_query').max(ADDRESS_LENGTH, 'too_long'),
});
export type LinkQuery = z.infer<typeof LinkQuery>;

export const LinkProposal = z.object({
  platform: z.enum(musicPlatforms),
  /** In its canonical form. */
  url: z.string(),
  /** As the source names them; null: the source is a link, which names neither. */
  title: z.string().nullable(),
  artist: z.string().nullable(),
  source: z.enum(sources),
  /** Whether title and artist are those of the first source that names them. */
  agrees: z.boolean(),
});
export type LinkProposal = z.infer<typeof LinkProposal>;

export const ResolvedLinks = z.object({
  /** The code with which the catalogues were searched; null: no code is known. */
  code: z.string().nullable(),
  proposals: z.array(LinkProposal),
  /** The sources that did not respond. */
  failed: z.array(z.enum(['short', 'itunes', 'deezer', 'musicbrainz'])),
});
export type ResolvedLinks = z.infer<typeof ResolvedLinks>;
