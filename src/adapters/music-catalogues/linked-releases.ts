import type { LinkedAnswer, MusicCatalogues } from '../../app/ports/releases/music-catalogues.ts';
import { type GetJsonOptions, getJson } from '../http/get-json.ts';
import { fieldsOf, webAddress } from '../http/vendor-values.ts';
import { isMbid, listOf } from '../release-vendors/ask-vendor.ts';

/** Runs one request to a host that other work of the site uses as well; `undefined`: the host is not free in time. */
export type HostGate = <T>(request: () => Promise<T>) => Promise<T | undefined>;

export interface LinkedReleasesOptions
  extends Pick<GetJsonOptions, 'allowPrivate' | 'lookup' | 'userAgent' | 'timeoutMs' | 'maxBytes'> {
  /** Without a slash at the end. */
  base: string;
  gate: HostGate;
  plainText(value: unknown, maxLength: number): string | null;
}

/** The types of relations to an address where the release can be heard or bought. */
const toListen = new Set(['free streaming', 'streaming', 'purchase for download', 'download for free']);
const MOST_LINKS = 30;

type Entity = 'release' | 'recording';
interface Named {
  entity: Entity;
  id: string;
}
/** `none`: the vendor knows no such release; `undefined`: no answer. */
type Answer = { value: unknown } | 'none' | undefined;

/**
 * Creates the client of MusicBrainz (web service 2): it finds the release or recording of a code or a link, and returns the
 * links to platforms among its relations. Each call sends two requests.
 */
export function createLinkedReleases({
  base,
  gate,
  plainText,
  ...options
}: LinkedReleasesOptions): MusicCatalogues['linked'] {
  async function ask(path: string): Promise<Answer> {
    const outcome = await gate(() => getJson(`${base}/ws/2/${path}`, options));
    if (outcome?.kind === 'json') return { value: outcome.value };
    return outcome?.kind === 'status' && outcome.status === 404 ? 'none' : undefined;
  }

  async function entityOf(by: Parameters<MusicCatalogues['linked']>[0]): Promise<Named | 'none' | undefined> {
    const answer = await ask(pathFor(by));
    if (typeof answer !== 'object') return answer;
    return (by.kind === 'link' ? entityOfLink(answer.value) : entityOfSearch(answer.value)) ?? 'none';
  }

  return async (by): Promise<LinkedAnswer> => {
    const named = await entityOf(by);
    if (named === undefined) return { kind: 'failed' };
    if (named === 'none') return { kind: 'none' };
    const answer = await ask(
      `${named.entity}/${named.id}?${new URLSearchParams({ inc: 'url-rels artist-credits', fmt: 'json' })}`,
    );
    if (answer === undefined) return { kind: 'failed' };
    if (answer === 'none') return { kind: 'none' };
    const fields = fieldsOf(answer.value);
    const title = plainText(fields['title'], 200);
    const artist = plainText(creditOf(fields['artist-credit']), 200);
    if (title === null || artist === null) return { kind: 'failed' };
    const barcode = fields['barcode'];
    const upc = typeof barcode === 'string' && /^\d{12,14}$/.test(barcode) ? barcode : null;
    return { kind: 'found', release: { title, artist, upc, urls: linksOf(fields['relations']) } };
  };
}

function pathFor({ kind, value }: Parameters<MusicCatalogues['linked']>[0]): string {
  if (kind === 'link') {
    const asked = new URLSearchParams(writings(value).map((resource) => ['resource', resource]));
    asked.set('inc', 'release-rels recording-rels');
    asked.set('fmt', 'json');
    return `url?${asked}`;
  }
  if (kind === 'isrc')
    return `recording?${new URLSearchParams({ query: `isrc:${value}`, fmt: 'json', limit: '1' })}`;
  // The same number is stored with or without leading zeros.
  const plain = value.replace(/^0+/, '');
  const numbers = [...new Set([value, plain.padStart(12, '0'), plain.padStart(13, '0')])];
  return `release?${new URLSearchParams({ query: `barcode:(${numbers.join(' OR ')})`, fmt: 'json', limit: '1' })}`;
}

/** Returns the forms in which a link may be stored: MusicBrainz has Apple's links without the title, in any country. */
function writings(link: string): string[] {
  const [, country, kind, id] =
    /^https:\/\/(?:geo\.)?music\.apple\.com\/([a-z]{2})\/(album|song)\/(?:[^/]+\/)?(\d+)/.exec(link) ?? [];
  if (!country) return [link];
  return [...new Set([country, 'fr', 'us', 'gb'])].map((of) => `https://music.apple.com/${of}/${kind}/${id}`);
}

function entityOfSearch(value: unknown): Named | undefined {
  const { releases, recordings } = fieldsOf(value);
  return named('release', listOf(releases)[0]) ?? named('recording', listOf(recordings)[0]);
}

/** For one address, the response is that address; for several, a list of the known ones. */
function entityOfLink(value: unknown): Named | undefined {
  const { urls } = fieldsOf(value);
  const relations = (Array.isArray(urls) ? urls : [value]).flatMap((one) =>
    listOf(fieldsOf(one)['relations']),
  );
  const of = (entity: Entity) =>
    relations
      .map((relation) => named(entity, fieldsOf(relation)[entity]))
      .find((found) => found !== undefined);
  return of('release') ?? of('recording');
}

function named(entity: Entity, value: unknown): Named | undefined {
  const { id } = fieldsOf(value);
  return isMbid(id) ? { entity, id } : undefined;
}

/** Returns the names of a credit with the words between them. */
const creditOf = (credit: unknown): string =>
  listOf(credit)
    .map(fieldsOf)
    .map(({ name, joinphrase }) => `${typeof name === 'string' ? name : ''}${joinphrase ?? ''}`)
    .join('');

/** Returns the links to the release, without relations that have ended. */
const linksOf = (relations: unknown): string[] =>
  listOf(relations)
    .map(fieldsOf)
    .filter(({ type, ended }) => toListen.has(String(type)) && ended !== true)
    .flatMap(({ url }) => webAddress(fieldsOf(url)['resource'], ['https:']) ?? [])
    .slice(0, MOST_LINKS);
