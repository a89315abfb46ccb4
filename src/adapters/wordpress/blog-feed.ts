import type { FeedSource, FetchedArticle, VendorFailure } from '../../app/ports/feeds.ts';
import { NO_TLS } from '../http/failure-reason.ts';
import { FEED_QUERY, readPosts } from './read-posts.ts';
import { createRestClient, type RestClientOptions, type RestFailure } from './rest-client.ts';

/** The number of articles on the home page. */
export const FEED_LENGTH = 3;
/** Time limit for all forms of the address together, in milliseconds. */
const TIMEOUT_MS = 15_000;

export interface BlogFeedOptions extends Omit<RestClientOptions, 'credentials'> {
  timeoutMs?: number | undefined;
}

/** Creates the source of the latest articles that every visitor of the blog may read: requests have no password. */
export function createBlogFeed(options: BlogFeedOptions): FeedSource<FetchedArticle> {
  const { timeoutMs = TIMEOUT_MS } = options;
  return {
    owner: 'vendor',
    async fetch(signal) {
      const query = { per_page: FEED_LENGTH, ...FEED_QUERY };
      const answer = await createRestClient(options).get('/wp/v2/posts', { query, timeoutMs, signal });
      return answer.ok
        ? readPosts(answer.value, FEED_LENGTH)
        : { kind: 'failed', failure: failureOf(answer.failure) };
    },
  };
}

function failureOf({ problem, detail }: RestFailure): VendorFailure {
  switch (problem) {
    case 'private_address':
      return { code: 'unreachable', detail: 'private address' };
    case 'no_https':
      return { code: 'unreachable', detail: NO_TLS };
    case 'tls':
      return { code: 'unreachable', detail };
    default:
      return { code: problem, ...(detail !== undefined && { detail }) };
  }
}
