import { resolveLinks } from '../../app/landing/resolve-links.ts';
import { LinkQuery, ResolvedLinks } from '../../contracts/landing/landing-links.ts';
import { mayPublish } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

/** Proposals of links for landing pages, for administrators. */
export const linkOperations = [
  operation({
    tag: 'Landing pages',
    allow: mayPublish,
    method: 'post',
    path: '/links/resolve',
    limit: 'costly',
    summary: 'Propose links to other platforms',
    description:
      'For a UPC, an ISRC or one link to a platform: the link in its canonical form, what MusicBrainz knows by the code or the link, and what the public catalogues of Apple and Deezer know by the code. Each proposal names its source. Nothing is stored. A link leads to the code where Deezer or MusicBrainz names it.',
    body: LinkQuery,
    example: { query: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&si=x' },
    answer: ResolvedLinks,
    meaning: 'The proposals',
    fails: ['invalid_fields'],
    run: ({ ports, input }) => resolveLinks(ports, input.query),
  }),
] as const;
