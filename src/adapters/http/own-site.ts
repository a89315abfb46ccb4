import type { OwnAnswer, OwnSite } from '../../app/ports/proof.ts';
import type { Clock } from '../../app/ports.ts';
import { failureReason } from './failure-reason.ts';
import { getBody } from './get-body.ts';
import { post } from './post.ts';
import { publicLookup } from './public-address.ts';
import { judgeTarget } from './target.ts';

/** Limit of a request in milliseconds. */
const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 16 * 1024;

interface OwnSiteOptions {
  /** The public address at this moment. */
  url(): string;
  /** Whether it may be a private address. */
  allowPrivate: boolean;
  clock: Clock;
  timeoutMs?: number;
}

/** Creates the visitor that asks the site at its public address. */
export function createOwnSite({ url, allowPrivate, clock, timeoutMs = TIMEOUT_MS }: OwnSiteOptions): OwnSite {
  return {
    async get(path) {
      const outcome = await getBody(new URL(path, url()).href, {
        headers: { 'accept-language': 'fr' },
        allowPrivate,
        timeoutMs,
      });
      switch (outcome.kind) {
        case 'body':
          return { kind: 'answered', status: 200, body: outcome.body.toString() };
        case 'status':
          return { kind: 'answered', status: outcome.status, body: '' };
        case 'timeout':
          return { kind: 'failed', cause: 'timeout' };
        case 'refused':
          return { kind: 'failed', cause: 'private' };
        default:
          return { kind: 'failed', cause: 'connection' };
      }
    },

    async postJson(path, body, headers): Promise<OwnAnswer> {
      const target = judgeTarget(new URL(path, url()).href, allowPrivate);
      if (!target.ok) return { kind: 'failed', cause: 'private' };
      try {
        const { status, answer } = await post(target.value, {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'accept-language': 'fr', ...headers },
          lookup: allowPrivate ? undefined : publicLookup(),
          timeoutMs,
          answerBytes: ANSWER_BYTES,
          clock,
        });
        return { kind: 'answered', status, body: answer };
      } catch (error) {
        const reason = failureReason(error);
        if (reason === 'private address') return { kind: 'failed', cause: 'private' };
        return { kind: 'failed', cause: reason === 'timeout' ? 'timeout' : 'connection' };
      }
    },
  };
}
