import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile, startSite } from '../tests/e2e/site.ts';

const site = await siteOfFile();
const secure = await startSite({ SITE_URL: 'https://www.music.example' });
afterAll(async () => {
  await secure.stop();
  secure.remove();
});

const asset = /(?:src|href)="(\/_site\/[^"]+)"/.exec((await http(site, '/')).body)?.[1] ?? '';
const adminAsset = /src="(\/_admin\/[^"]+)"/.exec((await http(site, '/admin')).body)?.[1] ?? '';

/** The sources of each directive of a content security policy. */
const policyOf = (header = '') =>
  Object.fromEntries(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const answers = [
  ['a page', '/', 200],
  ['a page in another language', '/en', 200],
  ['an asset', asset, 200],
  ['the back office', '/admin', 200],
  ['an asset of the back office', adminAsset, 200],
  ['an icon', '/favicon.svg', 200],
  ['a redirect', '/nowhere', 302],
  ['another spelling', '/en/', 308],
  ['a missing asset', '/_site/gone.js', 404],
  ['a missing asset of the back office', '/_admin/gone.js', 404],
  ['the API', '/api/health', 200],
  ['an unknown address of the API', '/api/x', 404],
] as const;

describe.each(answers)('the response for %s (%s)', (_name, path, status) => {
  it('has the security headers', async () => {
    const answer = await http(site, path);
    const { headers } = answer;
    expect([answer.status, headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    expect(headers['referrer-policy']).toMatch(
      /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
    );
    if (!path.startsWith('/api'))
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
    const policy = policyOf(headers['content-security-policy']);
    expect(policy).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|[ ;]\*|https?:/);
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('has Strict-Transport-Security only on a site that is served over https', async () => {
    expect((await http(site, path)).headers['strict-transport-security']).toBeUndefined();
    expect((await http(secure, path)).headers['strict-transport-security']).toMatch(/^max-age=31536000\b/);
  });
});

it('only pictures may be shown by pages of other sites', async () => {
  const policies = ['/', asset, '/api/health', '/favicon.svg', '/og/fr/home.png'].map(async (path) => {
    const { headers } = await http(site, path);
    return headers['cross-origin-resource-policy'];
  });
  expect(await Promise.all(policies)).toEqual([
    ...['same-origin', 'same-origin', 'same-origin'],
    ...['cross-origin', 'cross-origin'],
  ]);
});

it('a request with two Host headers is refused, since a proxy may have read the other one', async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.end(`GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

it('only the back office has a Cross-Origin-Opener-Policy', async () => {
  const openers = ['/admin', '/pt/admin/dashboard', '/', '/en'].map(async (path) => {
    const { headers } = await http(site, path);
    return headers['cross-origin-opener-policy'];
  });
  expect(await Promise.all(openers)).toEqual(['same-origin', 'same-origin', undefined, undefined]);
});

it('the policy of a page allows its own origin and nothing inline', async () => {
  const policy = policyOf((await http(site, '/')).headers['content-security-policy']);
  expect(policy).toMatchObject({
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
  for (const name of ['script-src', 'style-src']) {
    expect(
      policy[name]?.filter((source) => source !== "'self'" && !/^'sha(?:256|384|512)-/.test(source)),
    ).toEqual([]);
  }
});

it('a script and a picture that are injected into a page neither run nor load', async () => {
  const page = await openPage(site, '/', {
    expected: [
      /policy violated: script-src/,
      /policy violated: img-src/,
      /console error: .*Content Security Policy/,
      /other origin: https:\/\/evil\.example/,
      /request failed: GET https:\/\/evil\.example\/x\.png csp/,
    ],
  });
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    const image = new Image();
    const failed = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = 'https://evil.example/x.png';
    document.body.append(script, image);
    await failed;
    return 'planted' in window;
  });
  expect(ran).toBe(false);
});

it('the language cookie is SameSite=Lax and HttpOnly, and Secure on https', async () => {
  expect((await http(site, '/en?lang=en')).headers['set-cookie']).toMatch(/SameSite=Lax; HttpOnly$/);
  expect((await http(secure, '/en?lang=en')).headers['set-cookie']).toMatch(
    /SameSite=Lax; HttpOnly; Secure$/,
  );
});

it('no script of the browser has a look-behind in a regular expression, with which it would not load in Safari 15', () => {
  const folder = fileURLToPath(new URL('../dist/client/', import.meta.url));
  const scripts = ['_site', '_admin'].flatMap((part) =>
    readdirSync(folder + part)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${part}/${name}`),
  );
  // The palette's library builds this one from a text for its option "whole words", which the palette does not use.
  const unused = '(?<![\\\\p{L}\\\\p{N}_])';
  const found = scripts.filter((name) =>
    /\(\?<[=!]/.test(readFileSync(`${folder}${name}`, 'utf8').replaceAll(unused, '')),
  );
  expect(found).toEqual([]);
  expect(scripts.length).toBeGreaterThan(50);
});
