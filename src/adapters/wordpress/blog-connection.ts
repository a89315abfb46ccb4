import type { BlogConnection, BlogTest } from '../../app/ports/wordpress/blog-source.ts';
import { blogAddress } from '../../domain/wordpress/blog-address.ts';
import { getBody } from '../http/get-body.ts';
import { fieldsOf } from '../http/vendor-values.ts';
import { FEED_LENGTH } from './blog-feed.ts';
import { CATEGORY_FIELDS, readPosts, readRemoteCategories } from './read-posts.ts';
import {
  accountProblem,
  createRestClient,
  type RestClientOptions,
  type RestFailure,
  readPages,
} from './rest-client.ts';
import { acceptedByXmlRpc } from './xml-rpc.ts';

/** Time limit of each request of a test, in milliseconds. */
const TIMEOUT_MS = 5000;
/** Pages of categories that are read: the settings accept 200. */
const CATEGORY_PAGES = 2;

export interface BlogConnectionOptions extends RestClientOptions {
  timeoutMs?: number | undefined;
}

/** Signs of WordPress in the page of a blog whose API does not respond. */
const SIGNS = /wp-content\/|wp-includes\/|api\.w\.org|<meta name="generator" content="WordPress/i;

/** Creates the connection of the settings to a blog: its test, which names the cause of a failure, and its categories. */
export function createBlogConnection(options: BlogConnectionOptions): BlogConnection {
  const { blogUrl, credentials, allowPrivate, lookup, secure } = options;
  const client = createRestClient(options);
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  type Failed = Pick<BlogTest, 'reason' | 'detail'>;
  const failed = (reason: Failed['reason'], detail?: string): Failed => ({ reason, detail: detail ?? null });

  /** Every visitor may read the articles: a refusal means that the API is closed, or that this is not WordPress. */
  async function articles(): Promise<Failed | undefined> {
    const query = { per_page: FEED_LENGTH, _embed: 1 };
    const answer = await client.get('/wp/v2/posts', { query, anonymous: true, timeoutMs });
    if (answer.ok) {
      const list = readPosts(answer.value, FEED_LENGTH);
      if (list.kind === 'list') return undefined;
      return Array.isArray(answer.value) ? failed('invalid', list.failure.detail) : failed('not_wordpress');
    }
    return causeOf(answer.failure);
  }

  async function causeOf({ problem, detail, status, code }: RestFailure): Promise<Failed> {
    if (code?.startsWith('rest_') && status !== undefined && status < 500) return failed('rest_off', code);
    const isClosed = [401, 403, 404].includes(status ?? 0);
    const isPage = problem === 'invalid' && detail === 'no JSON';
    if (!isClosed && !isPage) return failed(problem, detail);
    if (await looksLikeWordpress()) return failed('rest_off', detail);
    return status === 401 || status === 403 ? failed('status', detail) : failed('not_wordpress', detail);
  }

  async function looksLikeWordpress(): Promise<boolean> {
    const outcome = await getBody(blogAddress(blogUrl), {
      headers: { accept: 'text/html', 'user-agent': 'mdmc-feeds/1.0' },
      allowPrivate,
      lookup,
      secure,
      timeoutMs,
    });
    return outcome.kind === 'body' && SIGNS.test(outcome.body.toString());
  }

  async function account(): Promise<Failed | undefined> {
    const answer = await client.get('/wp/v2/users/me', { query: { context: 'edit' }, timeoutMs });
    if (answer.ok) return undefined;
    const { problem, detail, status, code } = answer.failure;
    // A plugin may hide all accounts. The request for drafts then shows whether the password is accepted.
    if (status === 404) return undefined;
    if (status !== 401 && status !== 403) return failed(problem, detail);
    if (code === 'rest_not_logged_in') return unheard();
    const named = accountProblem(code);
    if (named !== undefined && named !== 'credentials') return failed(named);
    const isLogin = named === 'credentials' && (await acceptedPassword()) === 'login';
    return failed(isLogin ? 'login_password' : 'credentials', detail);
  }

  /**
   * Finds out why the blog responded as if no password had been sent: it accepts no application passwords, its server
   * removed the header, or the password is wrong, which WordPress 6.1 does not report by its REST API. The last two
   * differ in its older interface (XML-RPC), where the password is not in a header, unless it is switched off. So do
   * the password of a sign-in and one of an application.
   */
  async function unheard(): Promise<Failed> {
    const answer = await client.get('/', {
      query: { _fields: 'authentication' },
      anonymous: true,
      timeoutMs,
    });
    const ways = answer.ok ? fieldsOf(fieldsOf(answer.value)['authentication']) : {};
    if (answer.ok && !('application-passwords' in ways)) return failed('app_passwords_off');
    switch (await acceptedPassword()) {
      case undefined:
        return failed('not_signed_in');
      case 'login':
        return failed('login_password');
      case 'application':
        return failed('authorization_stripped');
      case 'neither':
        return failed('credentials');
    }
  }

  /**
   * Finds out the kind of the password with the older interface, which accepts both kinds. WordPress drops the spaces
   * of an application password (`wp_authenticate_application_password`), but not those of the password of a sign-in:
   * with one more space, only an application password is still accepted. `undefined`: the interface does not respond.
   */
  async function acceptedPassword(): Promise<'login' | 'application' | 'neither' | undefined> {
    if (!credentials) return undefined;
    const accepts = (password: string) =>
      acceptedByXmlRpc({ ...options, username: credentials.username, password, timeoutMs });
    const { password } = credentials;
    const accepted = await accepts(password);
    if (!accepted) return accepted === undefined ? undefined : 'neither';
    const spaced = await accepts(`${password.slice(0, 1)} ${password.slice(1)}`);
    return spaced === undefined ? undefined : spaced ? 'application' : 'login';
  }

  async function drafts(): Promise<Failed | undefined> {
    const query = { status: 'draft', per_page: 1, _fields: 'id' };
    const answer = await client.get('/wp/v2/posts', { query, timeoutMs });
    if (answer.ok) return undefined;
    const { problem, detail, status } = answer.failure;
    return [400, 401, 403].includes(status ?? 0) ? failed('no_drafts', detail) : failed(problem, detail);
  }

  return {
    async test() {
      const failure = (await articles()) ?? (credentials && ((await account()) ?? (await drafts())));
      return { ...(failure ?? failed(null)), permalinks: client.form() ?? null };
    },

    async categories() {
      const query = { orderby: 'count', order: 'desc', _fields: CATEGORY_FIELDS };
      const found = await readPages(
        (part) =>
          client.get('/wp/v2/categories', { query: { ...query, ...part }, anonymous: true, timeoutMs }),
        CATEGORY_PAGES,
      );
      if (!found.ok) return { ...(await causeOf(found.failure)), categories: [] };
      const categories = readRemoteCategories(found.rows).map(({ id, name }) => ({ id, name }));
      return { ...failed(null), categories };
    },
  };
}
