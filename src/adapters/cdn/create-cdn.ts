import type { Cdn, PurgeOutcome } from '../../app/ports/processes/cdn.ts';
import type { CdnAccess } from '../../domain/cdn/cdn.ts';

/** Time limit of one call, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface Call {
  url: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

/** How one vendor takes purges. */
interface Purging {
  /** The most tags of one call. */
  most: number;
  callOf(tags: readonly string[]): Call;
  /** Whether the body of a 2xx answer says that it failed. */
  refuses?(body: string): boolean;
}

const APIS = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com',
  bunny: 'https://api.bunny.net',
} as const;

/**
 * Creates the adapter of a network of caches. Fastly and Varnish mark copies as old (soft purge); Cloudflare and bunny.net
 * can only delete them.
 * @param api replaces the address of the vendor's API, for tests
 */
export function createCdn(access: CdnAccess, api?: string): Cdn {
  const { most, callOf, refuses } = purgingOf(access, api);

  async function send(tags: readonly string[]): Promise<PurgeOutcome> {
    const { url, ...call } = callOf(tags);
    try {
      const response = await fetch(url, {
        method: 'POST',
        ...call,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await response.text();
      if (response.ok && !refuses?.(body)) return { kind: 'purged' };
      const asked = Number(response.headers.get('retry-after') ?? Number.NaN);
      const retryAfterMs = Number.isFinite(asked) ? asked * 1000 : null;
      return { kind: 'failed', reason: `answered ${response.status}`, retryAfterMs };
    } catch (error) {
      const cause = (error as { cause?: { code?: unknown } }).cause?.code;
      const reason = typeof cause === 'string' ? cause : (error as Error).name;
      return { kind: 'failed', reason, retryAfterMs: null };
    }
  }

  return {
    async purge(tags) {
      for (let at = 0; at < tags.length; at += most) {
        const outcome = await send(tags.slice(at, at + most));
        // The others would meet the same network; the whole is tried again, and a second purge harms nothing.
        if (outcome.kind === 'failed') return outcome;
      }
      return { kind: 'purged' };
    },
  };
}

function purgingOf(access: CdnAccess, api: string | undefined): Purging {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  switch (access.vendor) {
    case 'fastly':
      // https://www.fastly.com/documentation/reference/api/purging/: at most 256 keys a call.
      return {
        most: 256,
        callOf: (tags) => ({
          url: `${api ?? APIS.fastly}/service/${access.zone}/purge`,
          headers: { ...json, 'fastly-key': access.token, 'fastly-soft-purge': '1' },
          body: JSON.stringify({ surrogate_keys: tags }),
        }),
      };
    case 'cloudflare':
      // https://developers.cloudflare.com/cache/how-to/purge-cache/: at most 100 tags a call.
      return {
        most: 100,
        callOf: (tags) => ({
          url: `${api ?? APIS.cloudflare}/client/v4/zones/${access.zone}/purge_cache`,
          headers: { ...json, authorization: `Bearer ${access.token}` },
          body: JSON.stringify({ tags }),
        }),
        refuses: (body) => !/"success"\s*:\s*true/.test(body),
      };
    case 'bunny':
      // https://docs.bunny.net/cdn/purge-cache: one tag a call.
      return {
        most: 1,
        callOf: ([tag]) => ({
          url: `${api ?? APIS.bunny}/pullzone/${access.zone}/purgeCache`,
          headers: { ...json, accesskey: access.token },
          body: JSON.stringify({ CacheTag: tag }),
        }),
      };
    case 'varnish':
      // `deploy/varnish.vcl`.
      return {
        most: 100,
        callOf: (tags) => ({ url: `${access.url}/`, method: 'PURGE', headers: { xkey: tags.join(' ') } }),
      };
  }
}
