import type { LinkProposal, ResolvedLinks } from '../../contracts/landing-links.ts';
import { recogniseLink } from '../../domain/landing/platforms.ts';
import { deezerItem, type ReleaseCode, readReleaseCode } from '../../domain/landing/release-code.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import {
  type CatalogueHit,
  type CatalogueName,
  catalogueNames,
  type MusicCatalogues,
} from '../ports/music-catalogues.ts';
import { failFields, ok, type Result } from '../result.ts';

export interface ResolveLinksPorts {
  catalogues: MusicCatalogues;
}

const platformOf = { itunes: 'apple-music', deezer: 'deezer' } as const;

/** What is known of a release before the catalogues are asked by its code. */
interface Start {
  code: ReleaseCode | undefined;
  proposals: LinkProposal[];
  failed: CatalogueName[];
}

/**
 * Proposes links to other platforms for a UPC, an ISRC or one link. Each proposal names its source, and the editor confirms
 * it. `agrees`: title and artist are those of the first catalogue that answered; another edition is told by that.
 */
export async function resolveLinks(
  { catalogues }: ResolveLinksPorts,
  typed: string,
): Promise<Result<ResolvedLinks, 'invalid_fields'>> {
  const start = await startOf(catalogues, typed);
  if (!start) return failFields({ query: 'landing_link_query' });
  const { code, proposals, failed } = start;
  const known = new Set(proposals.map(({ source }) => source));
  const asked = code ? catalogueNames.filter((name) => !known.has(name)) : [];
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

async function startOf(catalogues: MusicCatalogues, typed: string): Promise<Start | undefined> {
  const code = readReleaseCode(typed);
  if (code) return { code, proposals: [], failed: [] };
  const link = recogniseLink(typed);
  if (!link || link.platform === 'other') return undefined;
  const own: LinkProposal = {
    platform: link.platform,
    url: link.url,
    title: null,
    artist: null,
    source: 'typed',
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
    proposals: [{ ...proposal('deezer', answer.hit), url: link.url }],
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
