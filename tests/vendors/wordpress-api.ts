import type { IncomingMessage, ServerResponse } from 'node:http';
import { post } from './blog.ts';

/** A fake of the parts of WordPress's API that the site asks. Its behaviour follows WordPress 6.8 (recorded answers). */
export interface FakeWordpress {
  /** Answers a request of the site. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** The requests, in order: the route, then the query without `rest_route`. */
  asked: { route: string; query: URLSearchParams; authorization: string | undefined }[];
  /** Blog without permalinks: the first form of an address answers with the home page. */
  plain: boolean;
  /** The user's name and password; what the account may do. */
  account: { username: string; password: string; drafts: boolean };
  /** `off`: the blog accepts no application passwords; `stripped`: its server removes the header. */
  passwords: 'on' | 'off' | 'stripped';
  categories: { id: number; name: string }[];
}

const PAGE = '<!doctype html><title>Blog</title><link href="/wp-content/themes/x/style.css">';

export function fakeWordpress(changes: Partial<FakeWordpress> = {}): FakeWordpress {
  const fake: FakeWordpress = {
    asked: [],
    plain: false,
    account: { username: 'lea', password: 'abcd efgh', drafts: true },
    passwords: 'on',
    categories: [
      { id: 3, name: 'Tutoriels' },
      { id: 1, name: 'Actualit&eacute;s' },
    ],
    ...changes,
    handler(request, response) {
      const url = new URL(request.url ?? '', 'http://blog.example');
      const plainRoute = url.searchParams.get('rest_route');
      const pretty = /^\/wp-json(\/.*)$/.exec(url.pathname)?.[1];
      const route = plainRoute ?? (fake.plain ? undefined : pretty);
      if (route === undefined) return void response.setHeader('content-type', 'text/html').end(PAGE);
      const query = new URLSearchParams(url.searchParams);
      query.delete('rest_route');
      fake.asked.push({ route, query, authorization: request.headers.authorization });
      answer(fake, route, query, request.headers.authorization, response);
    },
  };
  return fake;
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
  const signedIn = fake.passwords === 'on' && signIn(fake, authorization);
  if (typeof signedIn === 'string') return void refuse(401, signedIn);
  switch (route) {
    case '/':
      return void say({ authentication: fake.passwords === 'off' ? [] : { 'application-passwords': {} } });
    case '/wp/v2/posts':
      if (query.get('status') === 'draft' && !(signedIn && fake.account.drafts))
        return void refuse(400, 'rest_invalid_param');
      return void say([post()]);
    case '/wp/v2/users/me':
      return void (signedIn ? say({ id: 1 }) : refuse(401, 'rest_not_logged_in'));
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
