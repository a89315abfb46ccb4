import type { FeedSource, FetchedArticle, VendorFailure } from '../../app/ports/feeds.ts';
import { failureOf } from '../http/feed-failure.ts';
import { type GetBodyOptions, getBody } from '../http/get-body.ts';
import { postsAddresses } from './posts-address.ts';
import { readPosts } from './read-posts.ts';
import { HEADERS } from './rest-client.ts';
import { restJson } from './rest-json.ts';

const PER_PAGE = 3;
const TIMEOUT_MS = 15_000;

export interface WordpressOptions extends Pick<GetBodyOptions, 'allowPrivate' | 'lookup'> {
  blogUrl: string;
  /** Time limit for all addresses together, in milliseconds. */
  timeoutMs?: number;
}

/** Creates the source of the latest posts of a WordPress blog. Public posts are requested without credentials. */
export function createWordpressBlog(options: WordpressOptions): FeedSource<FetchedArticle> {
  const { allowPrivate, lookup, blogUrl } = options;

  /** Tries the addresses in order: the next one where the blog does not know this one, or answers it by a page. */
  async function ask(
    addresses: readonly string[],
    deadline: number,
    signal: AbortSignal,
  ): Promise<{ value: unknown } | VendorFailure> {
    let failure: VendorFailure = { code: 'timeout' };
    for (const address of addresses) {
      const left = Math.ceil(deadline - performance.now());
      if (left <= 0) break;
      const found = await getBody(address, {
        headers: HEADERS,
        allowPrivate,
        lookup,
        signal,
        timeoutMs: left,
      });
      const value = found.kind === 'body' ? restJson(found.body) : undefined;
      if (value !== undefined) return { value };
      const outcome = found.kind === 'body' ? { kind: 'invalid' as const } : found;
      failure = failureOf(outcome);
      const isUnknown = outcome.kind === 'invalid' || (outcome.kind === 'status' && outcome.status === 404);
      if (!isUnknown) break;
    }
    return failure;
  }

  return {
    owner: 'vendor',
    async fetch(signal) {
      const deadline = performance.now() + (options.timeoutMs ?? TIMEOUT_MS);
      const answer = await ask(postsAddresses(blogUrl, PER_PAGE), deadline, signal);
      return 'value' in answer ? readPosts(answer.value, PER_PAGE) : { kind: 'failed', failure: answer };
    },
  };
}
