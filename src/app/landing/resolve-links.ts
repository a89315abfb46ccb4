import type { LinkProposal, ResolvedLinks } from '../../contracts/landing-links.ts';
import {
  isShortLink,
  type RecognisedLink,
  recogniseLink,
  withoutTraces,
} from '../../domain/landing/platforms.ts';
import { deezerItem, type ReleaseCode, readReleaseCode } from '../../domain/landing/release-code.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import type { LinkFollower } from '../ports/landing-links.ts';
import {
  type CatalogueHit,
  type CatalogueName,
  catalogueNames,
  type MusicCatalogues,
} from '../ports/music-catalogues.ts';
import { failFields, ok, type Result } from '../result.ts';

export interface ResolveLinksPorts {
  catalogues: MusicCatalogues;
  linkFollower: LinkFollower;
}

const platformOf = { itunes: 'apple-music', deezer: 'deezer' } as const;

/** What is known of a release before the catalogues are asked by its code. */
interface Start {
  code: ReleaseCode | undefined;
  proposals: LinkProposal[];
  failed: ResolvedLinks['failed'];
}

/**
 * Proposes links to other platforms for a UPC, an ISRC or one link; a vendor's short link is followed first. Each proposal names its source, and the editor confirms
 * it. `agrees`: title and artist are those of the first catalogue that answered; another edition is told by that.
 */
export async function resolveLinks(
  ports: ResolveLinksPorts,
  typed: string,
): Promise<Result<ResolvedLinks, 'invalid_fields'>> {
  const { catalogues } = ports;
  const start = await startOf(ports, typed);
  if (!start) return failFields({ query: 'landing_link_query' });
  const { code, proposals, failed } = start;
  const asked = code
    ? catalogueNames.filter(
        (name) => !proposals.some((one) => one.title !== null && one.platform === platformOf[name]),
      )
    : [];
  const answers = await Promise.all(
    asked.map(async (name) => ({ name, answer: code && (await catalogues.byCode(name, code)) })),
  );
  const found = answers.flatMap(({ name, answer }) =>
    answer?.kind === 'found' ? [proposal(name, answer.hit)] : [],
  );
  const all = [...proposals, ...found];
  const first = all.find(({ title }) => title !== null);
  return ok({
    code: code?.value ?? null,
    proposals: all.map((one) => ({ ...one, agrees: one.title === null || agree(first, one) })),
    failed: [...failed, ...answers.flatMap(({ name, answer }) => (answer?.kind === 'failed' ? [name] : []))],
  });
}

async function startOf(ports: ResolveLinksPorts, typed: string): Promise<Start | undefined> {
  const code = readReleaseCode(typed);
  if (code) return { code, proposals: [], failed: [] };
  if (!isShortLink(typed.trim())) {
    const link = recogniseLink(typed);
    return link && link.platform !== 'other' ? startOfLink(ports, link, 'typed') : undefined;
  }
  const end = await endOf(ports.linkFollower, typed.trim());
  return end ? startOfLink(ports, end, 'short') : { code: undefined, proposals: [], failed: ['short'] };
}

/** Where a short link leads; `undefined` when its server does not say, or leads to no public `https:` page. */
async function endOf(follower: LinkFollower, short: string): Promise<RecognisedLink | undefined> {
  const answer = await follower.follow(short);
  if (answer.kind === 'failed' || isShortLink(answer.url)) return undefined;
  // A shop that refuses programs has told its address before.
  if (answer.status === 404 || answer.status === 410) return undefined;
  const link = recogniseLink(answer.url);
  return link?.platform === 'other' ? { ...link, url: withoutTraces(link.url) } : link;
}

async function startOfLink(
  { catalogues }: ResolveLinksPorts,
  link: RecognisedLink,
  source: 'typed' | 'short',
): Promise<Start> {
  const own: LinkProposal = {
    platform: link.platform,
    url: link.url,
    title: null,
    artist: null,
    source,
    agrees: true,
  };
  const item = deezerItem(link.url);
  if (!item) return { code: undefined, proposals: [own], failed: [] };
  const answer = await catalogues.deezerItem(item);
  if (answer.kind !== 'found')
    return { code: undefined, proposals: [own], failed: answer.kind === 'failed' ? ['deezer'] : [] };
  const { upc } = answer.hit;
  return {
    code: upc === null ? undefined : { kind: 'upc', value: upc },
    // The link as it was typed, also to one track of the album.
    proposals: [{ ...proposal('deezer', answer.hit), url: link.url, ...(source === 'short' && { source }) }],
    failed: [],
  };
}

const proposal = (source: CatalogueName, { url, title, artist }: CatalogueHit): LinkProposal => ({
  platform: platformOf[source],
  url: recogniseLink(url)?.url ?? url,
  title,
  artist,
  source,
  agrees: true,
});

const agree = (first: LinkProposal | undefined, one: LinkProposal): boolean =>
  searchKey(first?.title ?? '') === searchKey(one.title ?? '') &&
  searchKey(first?.artist ?? '') === searchKey(one.artist ?? '');
