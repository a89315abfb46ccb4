import type {
  ConnectionFailure,
  FeedAnswer,
  FetchedArticle,
  VendorFailure,
  VendorSource,
} from '../../app/ports/feeds.ts';
import { failureOf } from '../http/feed-failure.ts';
import { type GetJsonOptions, getJson } from '../http/get-json.ts';
import { accountAddresses, postsAddresses } from './posts-address.ts';
import { readPosts } from './read-posts.ts';

const PER_PAGE = 3;
const TIMEOUT_MS = 15_000;
const CONNECTION_TEST_MS = 5000;

export interface WordpressOptions extends Pick<GetJsonOptions, 'allowPrivate' | 'lookup'> {
  blogUrl: string;
  /** Credentials of an account of the blog, for connection tests only: public posts are requested without them. */
  credentials?: { username: string; password: string } | undefined;
  /** Time limit for all addresses together, in milliseconds. */
  timeoutMs?: number;
  /** Time limit of a connection test, in milliseconds. */
  testTimeoutMs?: number;
}

/** Creates the source of the latest posts of a WordPress blog. */
export function createWordpressBlog(options: WordpressOptions): VendorSource<FetchedArticle> {
  const { allowPrivate, lookup, blogUrl, credentials } = options;

  /** Tries the addresses in order; the first response with another status than 404 decides. */
  async function ask(
    addresses: readonly string[],
    deadline: number,
    more: Pick<GetJsonOptions, 'signal' | 'originHeaders'> = {},
  ): Promise<{ value: unknown } | VendorFailure> {
    let failure: VendorFailure = { code: 'timeout' };
    for (const address of addresses) {
      const left = Math.ceil(deadline - performance.now());
      if (left <= 0) break;
      const outcome = await getJson(address, { allowPrivate, lookup, ...more, timeoutMs: left });
      if (outcome.kind === 'json') return { value: outcome.value };
      failure = failureOf(outcome);
      if (outcome.kind !== 'status' || outcome.status !== 404) break;
    }
    return failure;
  }

  async function posts(deadline: number, signal?: AbortSignal): Promise<FeedAnswer<FetchedArticle>> {
    const answer = await ask(postsAddresses(blogUrl, PER_PAGE), deadline, { signal });
    return 'value' in answer ? readPosts(answer.value, PER_PAGE) : { kind: 'failed', failure: answer };
  }

  /** Without https, or when its server drops the header, the blog responds as if no credentials had been sent. */
  async function account(
    { username, password }: NonNullable<WordpressOptions['credentials']>,
    deadline: number,
  ): Promise<ConnectionFailure | undefined> {
    const basic = Buffer.from(`${username}:${password}`).toString('base64');
    const originHeaders = { authorization: `Basic ${basic}` };
    const answer = await ask(accountAddresses(blogUrl), deadline, { originHeaders });
    if ('value' in answer) return undefined;
    const isRefused = answer.code === 'status' && ['401', '403'].includes(answer.detail ?? '');
    return isRefused ? { code: 'credentials', detail: answer.detail } : answer;
  }

  return {
    owner: 'vendor',
    fetch: (signal) => posts(performance.now() + (options.timeoutMs ?? TIMEOUT_MS), signal),
    async testConnection() {
      const deadline = performance.now() + (options.testTimeoutMs ?? CONNECTION_TEST_MS);
      const answer = await posts(deadline);
      if (answer.kind === 'failed') return answer.failure;
      return credentials && account(credentials, deadline);
    },
  };
}
