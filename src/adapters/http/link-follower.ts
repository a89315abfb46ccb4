import type { LookupFunction } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import type { LinkFollower } from '../../app/ports/landing/landing-links.ts';
import type { FollowedLink } from '../../domain/landing/links/watched-link.ts';
import { causeOf } from './address-probe.ts';
import { type BodyOutcome, getBody } from './get-body.ts';

/** Time limit in milliseconds for a link with all its redirects. */
const TIMEOUT_MS = 8000;
/** Bytes of the body that are read. A longer page counts as reached. */
const MAX_BYTES = 64 * 1024;
/** A vendor's short link redirects through a few services that count clicks. */
const MAX_REDIRECTS = 6;
const PERMANENT: readonly number[] = [301, 308];
const HEADERS = {
  accept: 'text/html,application/json;q=0.9',
  'accept-language': 'fr,en;q=0.8',
  'user-agent': 'mdmc-check/1.0',
};

export interface LinkFollowerOptions {
  /** Whether private, loopback and link-local targets may be reached. */
  allowPrivate: boolean;
  timeoutMs?: number | undefined;
  /** Replaces the name resolution, in tests. */
  lookup?: LookupFunction | undefined;
  /** Trusted certificates, in tests. */
  secure?: Pick<SecureContextOptions, 'ca'> | undefined;
}

/**
 * Creates the function that follows a link to its end. Each target of a redirect is checked like the link, so that no redirect
 * reaches a private network.
 */
export function createLinkFollower({
  timeoutMs = TIMEOUT_MS,
  ...options
}: LinkFollowerOptions): LinkFollower {
  return {
    async follow(link) {
      const hops: { status: number; to: string }[] = [];
      const outcome = await getBody(link, {
        ...options,
        timeoutMs,
        headers: HEADERS,
        maxBytes: MAX_BYTES,
        maxRedirects: MAX_REDIRECTS,
        redirected: (status, to) => void hops.push({ status, to }),
      });
      const temporary = hops.findIndex(({ status }) => !PERMANENT.includes(status));
      const lasting = temporary === -1 ? hops : hops.slice(0, temporary);
      return read(outcome, { url: hops.at(-1)?.to ?? link, permanentUrl: lasting.at(-1)?.to ?? link });
    },
  };
}

function read(outcome: BodyOutcome, ends: { url: string; permanentUrl: string }): FollowedLink {
  switch (outcome.kind) {
    case 'body':
      return { kind: 'answered', status: 200, ...ends, body: outcome.body.toString() };
    case 'too_large':
    case 'invalid':
      return { kind: 'answered', status: 200, ...ends };
    case 'status': {
      const { status, retryAfterMs } = outcome;
      return { kind: 'answered', status, ...ends, ...(retryAfterMs !== undefined && { retryAfterMs }) };
    }
    case 'timeout':
      return { kind: 'failed', cause: 'timeout' };
    case 'refused':
    case 'unreachable':
      return { kind: 'failed', cause: causeOf(outcome.reason) };
  }
}
