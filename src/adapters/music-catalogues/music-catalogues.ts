import type {
  CatalogueAnswer,
  CatalogueHit,
  MusicCatalogues,
} from '../../app/ports/releases/music-catalogues.ts';
import { type GetJsonOptions, getJson } from '../http/get-json.ts';
import { fieldsOf, webAddress } from '../http/vendor-values.ts';
import { createLinkedReleases, type HostGate } from './linked-releases.ts';

/** Origins of the catalogues, which tests replace. */
export interface CatalogueOrigins {
  itunes: string;
  deezer: string;
  musicbrainz: string;
}
const ORIGINS: CatalogueOrigins = {
  itunes: 'https://itunes.apple.com',
  deezer: 'https://api.deezer.com',
  musicbrainz: 'https://musicbrainz.org',
};

/** Milliseconds: an editor waits for the result. */
const TIMEOUT_MS = 5000;
const MAX_BYTES = 512 * 1024;
/** The agency's storefront. */
const COUNTRY = 'FR';

export interface MusicCataloguesOptions extends Pick<GetJsonOptions, 'allowPrivate' | 'lookup'> {
  origins?: CatalogueOrigins | undefined;
  timeoutMs?: number | undefined;
  /** User agent that identifies the site: MusicBrainz refuses requests without a contact. */
  userAgent: string;
  /** The gate of MusicBrainz, which allows one request a second. */
  gate: HostGate;
  /** Returns a vendor's text without markup, on one line; null: no text is left. */
  plainText(value: unknown, maxLength: number): string | null;
}

/** Creates the catalogues of iTunes (lookup), Deezer (simple API) and MusicBrainz, which need no account. */
export function createMusicCatalogues({
  origins = ORIGINS,
  plainText,
  timeoutMs = TIMEOUT_MS,
  userAgent,
  gate,
  ...options
}: MusicCataloguesOptions): MusicCatalogues {
  /** Returns the JSON of a response; `undefined` without one. */
  async function ask(address: string): Promise<{ value: unknown } | undefined> {
    const outcome = await getJson(address, { ...options, timeoutMs, maxBytes: MAX_BYTES });
    return outcome.kind === 'json' ? { value: outcome.value } : undefined;
  }

  function hit(url: unknown, title: unknown, artist: unknown, upc: unknown): CatalogueHit | undefined {
    const address = webAddress(url, ['https:']);
    const named = { title: plainText(title, 200), artist: plainText(artist, 200) };
    if (!address || !named.title || !named.artist) return undefined;
    const code = typeof upc === 'string' && /^\d{12,14}$/.test(upc) ? upc : null;
    return { url: address, title: named.title, artist: named.artist, upc: code };
  }
  const answered = (found: CatalogueHit | undefined): CatalogueAnswer =>
    found ? { kind: 'found', hit: found } : { kind: 'none' };

  async function itunes(upc: string): Promise<CatalogueAnswer> {
    const answer = await ask(`${origins.itunes}/lookup?upc=${upc}&country=${COUNTRY}&entity=album`);
    if (!answer) return { kind: 'failed' };
    const { results } = fieldsOf(answer.value);
    if (!Array.isArray(results)) return { kind: 'failed' };
    const album = results.map(fieldsOf).find(({ wrapperType }) => wrapperType === 'collection') ?? {};
    return answered(hit(album['collectionViewUrl'], album['collectionName'], album['artistName'], upc));
  }

  /** Deezer reports errors with status 200 and a field `error`. */
  async function deezer(path: string): Promise<CatalogueAnswer> {
    const answer = await ask(`${origins.deezer}/${path}`);
    if (!answer) return { kind: 'failed' };
    const { link, title, artist, upc, error } = fieldsOf(answer.value);
    if (error !== undefined) return { kind: fieldsOf(error)['code'] === 800 ? 'none' : 'failed' };
    return answered(hit(link, title, fieldsOf(artist)['name'], upc));
  }

  return {
    async byCode(name, { kind, value }) {
      if (name === 'itunes') return kind === 'upc' ? itunes(value) : { kind: 'none' };
      return deezer(kind === 'upc' ? `album/upc:${value}` : `track/isrc:${value}`);
    },
    async deezerItem({ kind, id }) {
      if (kind === 'album') return deezer(`album/${id}`);
      // A track has the id of its album, and the album has the code that other catalogues use.
      const answer = await ask(`${origins.deezer}/track/${id}`);
      if (!answer) return { kind: 'failed' };
      const album = fieldsOf(fieldsOf(answer.value)['album'])['id'];
      return typeof album === 'number' && Number.isSafeInteger(album)
        ? deezer(`album/${album}`)
        : { kind: 'none' };
    },
    linked: createLinkedReleases({
      base: origins.musicbrainz,
      gate,
      plainText,
      ...options,
      userAgent,
      timeoutMs,
      maxBytes: MAX_BYTES,
    }),
  };
}
