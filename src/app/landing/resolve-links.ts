import type { LinkProposal, ResolvedLinks } from '../../contracts/landing/landing-links.ts';
import {
  isShortLink,
  type RecognisedLink,
  recogniseLink,
  withoutTraces,
} from '../../domain/landing/links/platforms.ts';
import { deezerItem, type ReleaseCode, readReleaseCode } from '../../domain/landing/release-code.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { LinkFollower } from '../ports/landing/landing-links.ts';
import {
  type CatalogueHit,
  type CatalogueName,
  catalogueNames,
  type MusicCatalogues,
} from '../ports/releases/music-catalogues.ts';
import { failFields, ok, type Result } from '../result.ts';

const platformOf = { itunes: 'apple-music', deezer: 'deezer' } as const;

/** The known facts of a release before the catalogues are searched by its code. */
interface Start {
  code: ReleaseCode | undefined;
  proposals: LinkProposal[];
  failed: ResolvedLinks['failed'];
  /** The link by which MusicBrainz is searched if no code is known. */
  link?: string;
}

/**
 * Proposes links to other platforms for a UPC, an ISRC or one link; a vendor's short link is followed first. Each
 * proposal names its source, and the editor confirms it. `agrees`: title and artist equal those of the first catalogue
 * that responded; another edition is recognised by a difference.
 */
export async function resolveLinks(
  ports: Pick<Ports, 'catalogues' | 'linkFollower'>,
  typed: string,
): Promise<Result<ResolvedLinks, 'invalid_fields'>> {
  const start = await startOf(ports, typed);
  if (!start) return failFields({ query: 'landing_link_query' });
  const known = start.code ? undefined : await linkedTo(ports, start);
  const code = start.code ?? known?.code;
  const [asked, linked] = await Promise.all([
    code ? askByCode(ports, code, start.proposals) : nothing,
    start.code ? linkedBy(ports, start.code) : (known ?? nothing),
  ]);
  const all = onePerPlatform([...start.proposals, ...asked.proposals, ...linked.proposals]);
  const first = all.find(({ title }) => title !== null);
  return ok({
    code: code?.value ?? null,
    proposals: all.map((one) => ({ ...one, agrees: one.title === null || agree(first, one) })),
    failed: [...start.failed, ...asked.failed, ...linked.failed],
  });
}

const nothing: Omit<Start, 'code'> = { proposals: [], failed: [] };

/**
 * Returns the responses of Apple and Deezer to a code; a catalogue that has already named the release gets no second
 * request.
 */
async function askByCode(
  { catalogues }: Pick<Ports, 'catalogues' | 'linkFollower'>,
  code: ReleaseCode,
  before: readonly LinkProposal[],
): Promise<Omit<Start, 'code'>> {
  const names = catalogueNames.filter(
    (name) => !before.some((one) => one.title !== null && one.platform === platformOf[name]),
  );
  const answers = await Promise.all(
    names.map(async (name) => ({ name, answer: await catalogues.byCode(name, code) })),
  );
  return {
    proposals: answers.flatMap(({ name, answer }) =>
      answer.kind === 'found' ? [proposal(name, answer.hit)] : [],
    ),
    failed: answers.flatMap(({ name, answer }) => (answer.kind === 'failed' ? [name] : [])),
  };
}

const linkedTo = async (
  ports: Pick<Ports, 'catalogues' | 'linkFollower'>,
  { link }: Start,
): Promise<Start | undefined> =>
  link === undefined ? undefined : linkedBy(ports, { kind: 'link', value: link });

/** Returns the links to platforms that MusicBrainz has. */
async function linkedBy(
  { catalogues }: Pick<Ports, 'catalogues' | 'linkFollower'>,
  by: Parameters<MusicCatalogues['linked']>[0],
): Promise<Start> {
  const answer = await catalogues.linked(by);
  if (answer.kind !== 'found')
    return { code: undefined, proposals: [], failed: answer.kind === 'failed' ? ['musicbrainz'] : [] };
  const { title, artist, upc, urls } = answer.release;
  const links = urls
    .flatMap((url) => recogniseLink(url) ?? [])
    .filter(({ platform }) => platform !== 'other');
  return {
    code: upc === null ? undefined : { kind: 'upc', value: upc },
    proposals: links.map(({ platform, url }) => ({
      platform,
      url,
      title,
      artist,
      source: 'musicbrainz',
      agrees: true,
    })),
    failed: [],
  };
}

/** Returns the first proposal for each platform: the typed link, then those of the platforms' own catalogues. */
const onePerPlatform = (all: readonly LinkProposal[]): LinkProposal[] =>
  all.filter(
    (one, place) =>
      one.platform === 'other' || all.findIndex(({ platform }) => platform === one.platform) === place,
  );

async function startOf(
  ports: Pick<Ports, 'catalogues' | 'linkFollower'>,
  typed: string,
): Promise<Start | undefined> {
  const code = readReleaseCode(typed);
  if (code) return { code, proposals: [], failed: [] };
  if (!isShortLink(typed.trim())) {
    const link = recogniseLink(typed);
    return link && link.platform !== 'other' ? startOfLink(ports, link, 'typed') : undefined;
  }
  const end = await endOf(ports.linkFollower, typed.trim());
  return end ? startOfLink(ports, end, 'short') : { code: undefined, proposals: [], failed: ['short'] };
}

/**
 * Returns the target of a short link; `undefined` if its server does not redirect, or not to a public `https:` page.
 */
async function endOf(follower: LinkFollower, short: string): Promise<RecognisedLink | undefined> {
  const answer = await follower.follow(short);
  if (answer.kind === 'failed' || isShortLink(answer.url)) return undefined;
  // A shop that refuses programs has already redirected to its address, so only 404 and 410 count as failures.
  if (answer.status === 404 || answer.status === 410) return undefined;
  const link = recogniseLink(answer.url);
  return link?.platform === 'other' ? { ...link, url: withoutTraces(link.url) } : link;
}

async function startOfLink(
  { catalogues }: Pick<Ports, 'catalogues' | 'linkFollower'>,
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
  if (!item)
    return {
      code: undefined,
      proposals: [own],
      failed: [],
      ...(link.platform !== 'other' && { link: link.url }),
    };
  const answer = await catalogues.deezerItem(item);
  if (answer.kind !== 'found')
    return {
      code: undefined,
      proposals: [own],
      failed: answer.kind === 'failed' ? ['deezer'] : [],
      link: link.url,
    };
  const { upc } = answer.hit;
  return {
    code: upc === null ? undefined : { kind: 'upc', value: upc },
    link: link.url,
    // The typed link, even if it is to one track of the album.
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
