import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Hostility, startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import { type FakeWordpress, fakeWordpress } from '../../../tests/vendors/wordpress-api.ts';
import { type BlogConnectionOptions, createBlogConnection } from './blog-connection.ts';

let vendor: Vendor;
let wordpress: FakeWordpress;
beforeEach(async () => {
  vendor = await startVendor([]);
  wordpress = fakeWordpress();
  vendor.answer = { handler: wordpress.handler };
});
afterEach(() => vendor.close());

const credentials = { username: 'lea', password: 'abcd efgh' };
const connection = (options: Partial<BlogConnectionOptions> = {}) =>
  createBlogConnection({ blogUrl: vendor.url, allowPrivate: true, credentials, timeoutMs: 2000, ...options });
const reasonOf = async (options: Partial<BlogConnectionOptions> = {}) =>
  (await connection(options).test()).reason;

it('a connection test requests articles without the password, and the account and its drafts with it', async () => {
  expect(await connection().test()).toEqual({ reason: null, detail: null, permalinks: 'pretty' });
  const basic = `Basic ${Buffer.from('lea:abcd efgh').toString('base64')}`;
  expect(wordpress.asked.map(({ route, authorization }) => [route, authorization])).toEqual([
    ['/wp/v2/posts', undefined],
    ['/wp/v2/users/me', basic],
    ['/wp/v2/posts', basic],
  ]);
});

it('a connection test without a user name requests only the articles', async () => {
  expect(await reasonOf({ credentials: undefined })).toBeNull();
  expect(wordpress.asked).toHaveLength(1);
});

it('a blog without permalinks is found by its plain addresses', async () => {
  wordpress.plain = true;
  expect(await connection().test()).toMatchObject({ reason: null, permalinks: 'plain' });
});

it('a connection test reports a wrong password, an unknown user and an account that may not read drafts', async () => {
  expect(await reasonOf({ credentials: { ...credentials, password: 'wrong' } })).toBe('credentials');
  expect(await reasonOf({ credentials: { ...credentials, username: 'max' } })).toBe('unknown_user');
  wordpress.account.drafts = false;
  expect(await reasonOf()).toBe('no_drafts');
});

it('a connection test distinguishes a blog that accepts no application passwords from one whose server removes the header', async () => {
  wordpress.passwords = 'off';
  expect(await reasonOf()).toBe('app_passwords_off');
  wordpress.passwords = 'stripped';
  expect(await reasonOf()).toBe('authorization_stripped');
  wordpress.xmlRpc = false;
  expect(await reasonOf()).toBe('not_signed_in');
});

it('a wrong password is also reported when the REST API responds as if no password had been sent', async () => {
  wordpress.passwords = 'silent';
  expect(await reasonOf({ credentials: { ...credentials, password: 'a<b&c' } })).toBe('credentials');
});

it.each(['silent', 'on'] as const)(
  'the password of a sign-in is reported as such, with a REST API that gives its reason or not: %s',
  async (passwords) => {
    wordpress.passwords = passwords;
    const password = wordpress.loginPassword;
    expect(await reasonOf({ credentials: { ...credentials, password } })).toBe('login_password');
  },
);

it('an https address of a server that speaks http is not reported as a fault of its certificate', async () => {
  const blogUrl = vendor.url.replace('http:', 'https:');
  expect(await connection({ blogUrl }).test()).toMatchObject({ reason: 'no_https', detail: null });
});

it('a connection test distinguishes a WordPress whose API is switched off from a site without WordPress', async () => {
  const page = (html: string, status = 200) => ({
    handler: (_request: unknown, response: import('node:http').ServerResponse) =>
      void response.writeHead(status, { 'content-type': 'text/html' }).end(html),
  });
  vendor.answer = page('<!doctype html><link href="/wp-content/themes/x/style.css">');
  expect(await reasonOf()).toBe('rest_off');
  vendor.answer = page('<!doctype html><title>Bakery</title>');
  expect(await reasonOf()).toBe('not_wordpress');
  vendor.answer = page('<!doctype html><title>Forbidden</title>', 403);
  expect(await connection().test()).toMatchObject({ reason: 'status', detail: '403' });
  vendor.answer = { json: { hello: 'world' } };
  expect(await reasonOf()).toBe('not_wordpress');
  vendor.answer = {
    handler: (_request, response) =>
      void response.writeHead(401).end(JSON.stringify({ code: 'rest_login_required' })),
  };
  expect(await connection().test()).toMatchObject({ reason: 'rest_off', detail: 'rest_login_required' });
});

it.each<[Hostility, string]>([
  ['ten megabytes', 'invalid'],
  ['twenty seconds', 'timeout'],
  ['a drip', 'timeout'],
  ['a page', 'not_wordpress'],
  ['half an answer', 'not_wordpress'],
  ['a closed door', 'unreachable'],
  ['status 404', 'not_wordpress'],
  ['status 429', 'status'],
  ['status 500', 'status'],
  ['a redirect to itself', 'unreachable'],
  ['a redirect to a file', 'unreachable'],
])('a connection test reports this response as its problem: %s', async (hostile, reason) => {
  vendor.answer = { hostile };
  expect(
    await reasonOf({ timeoutMs: hostile === 'twenty seconds' || hostile === 'a drip' ? 100 : 5000 }),
  ).toBe(reason);
});

it('a private address gets no request, and a redirect to one is not followed', async () => {
  expect(await reasonOf({ allowPrivate: false })).toBe('private_address');
  expect(vendor.requests).toEqual([]);
});

it('a certificate that is not trusted is reported as such', async () => {
  const fixture = (name: string) => readFileSync(new URL(`../../../tests/fixtures/${name}`, import.meta.url));
  const cert = fixture('localhost.crt');
  const server = createServer({ key: fixture('localhost.key'), cert }, wordpress.handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const blogUrl = `https://localhost:${(server.address() as AddressInfo).port}`;
  expect(await reasonOf({ blogUrl })).toBe('tls');
  expect(await reasonOf({ blogUrl, secure: { ca: cert } })).toBeNull();
  server.closeAllConnections();
  server.close();
});

it('the categories are read as plain text, and an entry of another shape is left out', async () => {
  wordpress.categories.push({ id: 'x' as never, name: 'Odd' }, { id: 4, name: '<script>x</script>' });
  expect(await connection().categories()).toEqual({
    reason: null,
    detail: null,
    categories: [
      { id: 3, name: 'Tutoriels' },
      { id: 1, name: 'Actualités' },
    ],
  });
  vendor.answer = { hostile: 'status 500' };
  expect(await connection().categories()).toEqual({ reason: 'status', detail: '500', categories: [] });
});

it('a blog whose server prints a message of PHP before the data can be read, and its refusals as well', async () => {
  const handler: FakeWordpress['handler'] = (request, response) => {
    // The message is sent before WordPress can set a status or a header.
    const end = response.end.bind(response);
    const head = response.writeHead.bind(response);
    response.writeHead = () => head(200);
    response.end = ((body: string) =>
      end(
        `<br />\n<b>Deprecated</b>:  x in <b>/srv/a.php</b> on line <b>3</b><br />\n${body}`,
      )) as typeof end;
    wordpress.handler(request, response);
  };
  vendor.answer = { handler };
  expect(await connection().test()).toEqual({ reason: null, detail: null, permalinks: 'pretty' });
  expect(await reasonOf({ credentials: { ...credentials, password: 'wrong' } })).toBe('credentials');
});
