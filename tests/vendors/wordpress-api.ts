import type { IncomingMessage, ServerResponse } from 'node:http';
import { post } from './blog.ts';
import { answerPosts, type FakePost } from './wordpress-posts.ts';

/** The content of a file, or the function that responds to requests for it. */
export type FakeFile = Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

/** A fake of the parts of WordPress's API that the site uses, with the observed responses of WordPress 6.1. */
export interface FakeWordpress {
  /** Responds to a request of the site. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** The requests, in order: the route, then the query without `rest_route`. */
  asked: { route: string; query: URLSearchParams; authorization: string | undefined }[];
  /** Blog without permalinks: the first form of an address returns the home page. */
  plain: boolean;
  /** The user's name and password; the permissions of the account. */
  account: { username: string; password: string; drafts: boolean };
  /** The password with which the user signs in to the blog; only the older interface accepts it. */
  loginPassword: string;
  /**
   * `off`: the blog accepts no application passwords; `stripped`: its server removes the header; `silent`: it responds
   * to a wrong password as if no password had been sent, like WordPress 6.1.
   */
  passwords: 'on' | 'off' | 'stripped' | 'silent';
  /** Whether the older interface (XML-RPC) is switched on. */
  xmlRpc: boolean;
  categories: { id: number; name: string }[];
  /** The articles; absent: one article for every request. */
  posts: FakePost[] | undefined;
  /** Its media, for requests for changed files. */
  media: { source_url: string; modified_gmt: string; media_details?: object }[];
  /** The files of the blog, by their path. */
  files: Map<string, FakeFile>;
  /** The paths of the requested files, in order, with the account's header if it was sent. */
  fetched: { path: string; authorization: string | undefined }[];
  /** Responds instead of the blog; returns whether it did. */
  instead: ((route: string, query: URLSearchParams, response: ServerResponse) => boolean) | undefined;
}

const PAGE = '<!doctype html><title>Blog</title><link href="/wp-content/themes/x/style.css">';

export function fakeWordpress(changes: Partial<FakeWordpress> = {}): FakeWordpress {
  const fake: FakeWordpress = {
    asked: [],
    plain: false,
    account: { username: 'lea', password: 'abcd efgh', drafts: true },
    loginPassword: 'own password',
    passwords: 'on',
    xmlRpc: true,
    categories: [
      { id: 3, name: 'Tutoriels' },
      { id: 1, name: 'Actualit&eacute;s' },
    ],
    posts: undefined,
    media: [],
    files: new Map(),
    fetched: [],
    instead: undefined,
    ...changes,
    handler(request, response) {
      const url = new URL(request.url ?? '', 'http://blog.example');
      if (url.pathname === '/xmlrpc.php') return void answerXmlRpc(fake, request, response);
      if (/\.\w{3,4}$/.test(url.pathname)) return answerFile(fake, url.pathname, request, response);
      const plainRoute = url.searchParams.get('rest_route');
      const pretty = /^\/wp-json(\/.*)$/.exec(url.pathname)?.[1];
      const route = plainRoute ?? (fake.plain ? undefined : pretty);
      if (route === undefined) return void response.setHeader('content-type', 'text/html').end(PAGE);
      const query = new URLSearchParams(url.searchParams);
      query.delete('rest_route');
      fake.asked.push({ route, query, authorization: request.headers.authorization });
      if (fake.instead?.(route, query, response)) return;
      answer(fake, route, query, request.headers.authorization, response);
    },
  };
  return fake;
}

function answerFile(
  fake: FakeWordpress,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  fake.fetched.push({ path, authorization: request.headers.authorization });
  const file = fake.files.get(path);
  if (typeof file === 'function') return void file(request, response);
  if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end(PAGE);
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file);
}

function answer(
  fake: FakeWordpress,
  route: string,
  query: URLSearchParams,
  authorization: string | undefined,
  response: ServerResponse,
): void {
  const say = (value: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const refuse = (status: number, code: string) => say({ code, message: 'No.', data: { status } }, status);
  const hears = fake.passwords === 'on' || fake.passwords === 'silent';
  const signedIn = hears && signIn(fake, authorization);
  if (typeof signedIn === 'string' && fake.passwords === 'on') return void refuse(401, signedIn);
  const known = signedIn === true;
  switch (route) {
    case '/':
      return void say({ authentication: fake.passwords === 'off' ? [] : { 'application-passwords': {} } });
    case '/wp/v2/posts':
      if (query.get('status')?.includes('draft') && !(known && fake.account.drafts))
        return void refuse(400, 'rest_invalid_param');
      if (fake.posts) return void answerPosts(fake.posts, query, response);
      return void say([post()]);
    case '/wp/v2/media': {
      const after = Date.parse(query.get('modified_after') ?? '1970-01-01');
      return void say(fake.media.filter(({ modified_gmt }) => Date.parse(`${modified_gmt}Z`) > after));
    }
    case '/wp/v2/users/me':
      return void (known ? say({ id: 1 }) : refuse(401, 'rest_not_logged_in'));
    case '/wp/v2/categories':
      response.setHeader('x-wp-totalpages', '1');
      return void say(fake.categories);
    default:
      return void refuse(404, 'rest_no_route');
  }
}

/** Returns whether the header has the credentials of the account; WordPress's name of the error when they are wrong. */
function signIn({ account }: FakeWordpress, authorization: string | undefined): boolean | string {
  if (!authorization) return false;
  const [name, ...rest] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
  if (name !== account.username) return 'invalid_username';
  const bare = (text: string) => text.replaceAll(' ', '');
  return bare(rest.join(':')) === bare(account.password) || 'incorrect_password';
}

async function answerXmlRpc(
  fake: FakeWordpress,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!fake.xmlRpc) return void response.writeHead(403).end('No.');
  let body = '';
  for await (const chunk of request) body += chunk;
  const { username, password } = fake.account;
  const [, name = '', typed = ''] = /<string>(.*?)<\/string>.*<string>(.*?)<\/string>/s.exec(body) ?? [];
  const bare = (text: string) => text.replace(/[^a-z\d]/gi, '');
  const isRight = name === username && (typed === fake.loginPassword || bare(typed) === bare(password));
  response.end(
    `<?xml version="1.0"?><methodResponse>${isRight ? '<params></params>' : '<fault><value><struct><member><name>faultCode</name><value><int>403</int></value></member></struct></value></fault>'}</methodResponse>`,
  );
}
