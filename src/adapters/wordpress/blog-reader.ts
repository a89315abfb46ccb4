import { setTimeout as sleep } from 'node:timers/promises';
import type { BlogAnswer, BlogFailure, BlogReader } from '../../app/ports/wordpress/blog-source.ts';
import { fieldsOf, moment, webAddress } from '../http/vendor-values.ts';
import { fetchPicture } from '../pictures/fetch-picture.ts';
import {
  CATEGORY_FIELDS,
  POST_QUERY,
  readRemoteCategories,
  readRemotePosts,
  wholeNumber,
} from './read-posts.ts';
import {
  accountProblem,
  createRestClient,
  hasMore,
  isPastEnd,
  PER_PAGE,
  type RestAnswer,
  type RestClientOptions,
  type RestFailure,
  type RestRequest,
  readPages,
} from './rest-client.ts';

/** Time limit of one request, in milliseconds: a page of a hundred articles takes a slow blog long. */
const TIMEOUT_MS = 60_000;
/** The largest response that is read, in bytes. A larger page of articles is requested in parts. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Waits before the same request is sent again, in milliseconds, when the blog is busy or away. */
const WAITS_MS = [1000, 5000, 20_000];
/** The longest wait that a blog may ask for, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** Pages of categories that are read. */
const CATEGORY_PAGES = 20;

/** The most pages counted of a blog that does not send the number of its articles: no blog has more. */
const COUNTED_PAGES = 2000;
/** Pages of changed files that are read. Further files are read when their articles change. */
const FILE_PAGES = 20;

/** Articles outside the bin, and including it. Only an account that may edit articles gets them. */
const STATUSES = 'publish,future,draft,pending,private';
const ALL_STATUSES = `${STATUSES},trash`;

export interface BlogReaderOptions extends RestClientOptions {
  /** The chosen categories; empty: all. */
  categories: readonly number[];
  /** Ends requests and waits. */
  signal: AbortSignal;
  /** Clock of this machine in epoch milliseconds, for a blog that sends no date. */
  now: () => number;
  waitsMs?: readonly number[] | undefined;
  timeoutMs?: number | undefined;
  maxBytes?: number | undefined;
}

/** Creates the reader of a WordPress blog for a synchronisation. `BlogReader` documents its functions. */
export function createBlogReader(options: BlogReaderOptions): BlogReader {
  const {
    blogUrl,
    categories,
    signal,
    now,
    waitsMs = WAITS_MS,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
  } = options;
  const client = createRestClient(options);
  const chosen = categories.length > 0 ? { categories: categories.join(',') } : {};

  /** Retries after a wait while the failure may be temporary; waits as long as the blog asks. */
  async function patiently(route: string, query: RestRequest['query']): Promise<RestAnswer> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await client.get(route, { query, timeoutMs, maxBytes, signal });
      const wait = waitsMs[attempt];
      if (answer.ok || wait === undefined || !isTransient(answer.failure) || signal.aborted) return answer;
      const asked = Math.min(answer.failure.retryAfterMs ?? 0, LONGEST_WAIT_MS);
      await sleep(Math.max(wait, asked), undefined, { signal }).catch(() => {});
    }
  }

  const posts = (query: RestRequest['query']) => patiently('/wp/v2/posts', { ...chosen, ...query });

  /** Counts the articles page by page, for a blog whose cache loses the header with their number. */
  async function counted(filter: RestRequest['query']): Promise<number | BlogAnswer<never>> {
    const query = { ...filter, orderby: 'id', order: 'asc', _fields: 'id' };
    const found = await readPages((part) => posts({ ...query, ...part }), COUNTED_PAGES);
    if (!found.ok) return failed(found.failure);
    return found.whole ? found.rows.length : invalid('no end');
  }

  return {
    host: new URL(blogUrl).host,
    demo: false,

    async total() {
      const answer = await posts({ status: STATUSES, per_page: 1, _fields: 'id' });
      if (!answer.ok) return failed(answer.failure);
      if (!Array.isArray(answer.value)) return invalid('no list');
      const total = countIn(answer) ?? (await counted({ status: STATUSES }));
      if (typeof total !== 'number') return total;
      return { ok: true, value: { total, at: dateOf(answer.headers.date) ?? now() } };
    },

    async categories() {
      const ask = (part: RestRequest['query']) =>
        patiently('/wp/v2/categories', { ...part, _fields: CATEGORY_FIELDS });
      const found = await readPages(ask, CATEGORY_PAGES);
      return found.ok ? { ok: true, value: readRemoteCategories(found.rows) } : failed(found.failure);
    },

    async changed({ after, offset, size }) {
      const filter = {
        status: ALL_STATUSES,
        ...(after !== null && { modified_after: new Date(after).toISOString() }),
      };
      const answer = await posts({
        ...filter,
        // An order that edits do not change: an article that is edited meanwhile keeps its position.
        orderby: 'id',
        order: 'asc',
        per_page: size,
        offset,
        ...POST_QUERY,
      });
      if (!answer.ok) return failed(answer.failure);
      const read = await readRemotePosts(answer.value);
      if (!read) return invalid('no list');
      const total = countIn(answer) ?? (await counted(filter));
      if (typeof total !== 'number') return total;
      return { ok: true, value: { ...read, total } };
    },

    async numbers(page) {
      const answer = await posts({
        status: STATUSES,
        orderby: 'id',
        order: 'asc',
        per_page: PER_PAGE,
        page,
        _fields: 'id,modified_gmt',
      });
      if (!answer.ok && isPastEnd(answer.failure)) return { ok: true, value: { numbers: [], more: false } };
      if (!answer.ok) return failed(answer.failure);
      if (!Array.isArray(answer.value)) return invalid('no list');
      const numbers = answer.value.flatMap((one) => {
        const fields = fieldsOf(one);
        const id = wholeNumber(fields['id']);
        return id === undefined ? [] : [{ id, modifiedAt: moment(fields['modified_gmt']) ?? 0 }];
      });
      // Articles that are not in this list are removed from this site: a damaged list must not cause that.
      if (numbers.length < answer.value.length) return invalid('wrong shape');
      return { ok: true, value: { numbers, more: hasMore(answer, page, PER_PAGE) } };
    },

    async byIds(ids) {
      const answer = await posts({
        status: STATUSES,
        include: ids.join(','),
        per_page: PER_PAGE,
        ...POST_QUERY,
      });
      if (!answer.ok) return failed(answer.failure);
      const read = await readRemotePosts(answer.value);
      return read ? { ok: true, value: read } : invalid('no list');
    },

    async changedFiles(after) {
      const query = {
        ...{ modified_after: new Date(after).toISOString(), orderby: 'id', order: 'asc' },
        _fields: 'source_url,media_details',
      };
      const found = await readPages((part) => patiently('/wp/v2/media', { ...query, ...part }), FILE_PAGES);
      return found.ok ? { ok: true, value: found.rows.flatMap(addressesOfFile) } : failed(found.failure);
    },

    // Not `options`: a picture has other limits than a request to the API.
    picture: (source) => {
      const { allowPrivate, lookup, secure } = options;
      return fetchPicture(source, { allowPrivate, lookup, secure, signal, timeoutMs });
    },
  };
}

/** Returns the addresses of a file and of the smaller files that the blog made from it. */
function addressesOfFile(value: unknown): string[] {
  const { source_url, media_details } = fieldsOf(value);
  const sizes = Object.values(fieldsOf(fieldsOf(media_details)['sizes']));
  return [source_url, ...sizes.map((size) => fieldsOf(size)['source_url'])].flatMap(
    (address) => webAddress(address) ?? [],
  );
}

const isTransient = ({ problem, status }: RestFailure): boolean =>
  problem === 'timeout' ||
  problem === 'unreachable' ||
  (status !== undefined && (status === 429 || status === 408 || status >= 500));

function failed<T>(failure: RestFailure): BlogAnswer<T> {
  return {
    ok: false,
    failure: {
      problem: problemOf(failure),
      detail: failure.detail ?? null,
      transient: isTransient(failure),
    },
  };
}

/**
 * Returns the problem as a connection test names it. WordPress refuses the states of articles to an account that may
 * not edit.
 */
function problemOf({ problem, status, code }: RestFailure): BlogFailure['problem'] {
  if (problem !== 'status') return problem;
  const named = accountProblem(code);
  if (named) return named;
  switch (code) {
    case 'rest_invalid_param':
    case 'rest_forbidden_status':
      return 'no_drafts';
    case 'rest_no_route':
      return 'rest_off';
    default:
      return status === 404 ? 'not_wordpress' : 'status';
  }
}

const invalid = <T>(detail: string): BlogAnswer<T> => ({
  ok: false,
  failure: { problem: 'invalid', detail, transient: false },
});

/** Returns the number of all rows, from a header of the response. */
function countIn(answer: RestAnswer & { ok: true }): number | undefined {
  const text = answer.headers['x-wp-total'];
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function dateOf(header: string | undefined): number | undefined {
  const time = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(time) ? undefined : time;
}
