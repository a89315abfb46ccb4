import type { FeedAnswer, FeedFailure, FeedSource, FetchedArticle } from '../../app/ports/feeds.ts';
import { failureOf } from '../http/feed-failure.ts';
import { type GetJsonOptions, getJson } from '../http/get-json.ts';
import { postsAddresses } from './posts-address.ts';
import { readPosts } from './read-posts.ts';

const PER_PAGE = 3;
const TIMEOUT_MS = 15_000;
const CONNECTION_TEST_MS = 5000;

export interface WordpressOptions extends Pick<GetJsonOptions, 'allowPrivate' | 'lookup'> {
  blogUrl: string;
  /** For all addresses together, in milliseconds. */
  timeoutMs?: number;
  /** Of a connection test, in milliseconds. */
  testTimeoutMs?: number;
}

/** The latest posts of a WordPress blog. */
export function createWordpressBlog(options: WordpressOptions): FeedSource<FetchedArticle> {
  const addresses = postsAddresses(options.blogUrl, PER_PAGE);

  async function ask(timeoutMs: number, signal?: AbortSignal): Promise<FeedAnswer<FetchedArticle>> {
    const deadline = performance.now() + timeoutMs;
    let failure: FeedFailure = { code: 'timeout' };
    for (const address of addresses) {
      const left = Math.ceil(deadline - performance.now());
      if (left <= 0) break;
      const outcome = await getJson(address, { ...options, timeoutMs: left, signal });
      if (outcome.kind === 'json') return readPosts(outcome.value, PER_PAGE);
      failure = failureOf(outcome);
      if (outcome.kind !== 'status' || outcome.status !== 404) break;
    }
    return { kind: 'failed', failure };
  }

  return {
    owner: 'vendor',
    fetch: (signal) => ask(options.timeoutMs ?? TIMEOUT_MS, signal),
    async testConnection() {
      const answer = await ask(options.testTimeoutMs ?? CONNECTION_TEST_MS);
      return answer.kind === 'failed' ? answer.failure : undefined;
    },
  };
}
