import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { withoutNetwork } from '../../../tests/no-network.ts';
import { documentedOperations } from '../../../tests/operations.ts';
import { INPUTS, MANY, valuesNear } from '../../../tests/schema-values.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { type Role, roles } from '../../domain/account/role.ts';
import type { AnyDefinition } from '../operation.ts';
import { operations } from '../operations/all.ts';

/** An address without a server, so that no request leaves this machine. */
const NOWHERE = 'http://127.0.0.1:9';
const definitions = operations.map(({ definition }): AnyDefinition => definition);
/** The route of the event stream, whose body never ends. */
const endless = (definition: AnyDefinition): boolean =>
  'response' in definition && definition.response.contentType === 'text/event-stream';
/** Whether a log line reports a failure. */
const isError = (line: string): boolean => line.includes('"level":50');
const routeOf = ({ method, path }: AnyDefinition) => `${method} ${path}`;

eachEngine('any input', (engine) => {
  let site: TestSite;
  const tokens = new Map<Role, string>();
  const ids = new Set<string>(['faq', 'gtm', 'contact', 'musicbrainz', '1', PASSWORD]);
  const answered = new Map<number, number>();
  /** The documented statuses of each route. */
  const documented = new Map<string, number[]>();
  let online = () => {};
  let begun = 0;
  beforeAll(async () => {
    online = withoutNetwork();
    site = await openTestSite(
      engine,
      {
        sender: { send: async () => ({ outcome: { kind: 'answered', status: 200 }, answer: null }) },
        releaseVendors: { bases: { listenbrainz: NOWHERE, wikidata: NOWHERE, musicbrainz: NOWHERE } },
        adPlatforms: { origins: { 'https://graph.facebook.com': NOWHERE } },
        tagLoaders: { origins: { google: NOWHERE, meta: NOWHERE, tiktok: NOWHERE } },
        blog: { waitsMs: [0], timeoutMs: 200 },
        feedTimeoutMs: 200,
      },
      { REVIEWS_API_BASE: NOWHERE, RELEASE_SOURCES: 'on' },
    );
    await site.seedDemo?.();
    for (const { route, successes, failures } of await documentedOperations(site))
      documented.set(route.replace(' /api', ' '), [...successes, ...failures]);
    begun = performance.now();
  });
  afterAll(async () => {
    const calls = [...answered.values()].reduce((sum, count) => sum + count, 0);
    const speed = Math.round(calls / ((performance.now() - begun) / 1000));
    const table = JSON.stringify(Object.fromEntries(answered));
    if (MANY) process.stdout.write(`${engine}: ${calls} calls, ${speed} a second, by status ${table}\n`);
    await site.close();
    online();
  });

  /** Signs in again after an input that ended the session, such as a changed password. */
  const headersOf = async (asker: Asker): Promise<Record<string, string>> => {
    if (asker === 'visitor') return {};
    const token = tokens.get(asker) ?? (await tokenOf(site, await addAccount(site, { role: asker })));
    tokens.set(asker, token);
    return bearer(token);
  };
  const call = async (
    definition: AnyDefinition,
    { body, query = '', params = [], headers: sentHeaders = {}, asker }: Input,
  ) => {
    const places = [...params];
    const path = definition.path.replaceAll(/\{\w+\}/g, () => encoded(places.shift() ?? 'none'));
    const [type] = definition.bodyTypes ?? [];
    const headers = { ...(type && { 'content-type': type }), ...sentHeaders, ...(await headersOf(asker)) };
    const method = definition.method.toUpperCase();
    // If a second factor became required, all later inputs would be refused.
    const sentBody =
      isObject(body) && definition.path === '/settings/access'
        ? { ...body, secondFactorRequired: false, secondFactorForAdmins: false }
        : body;
    const sent = method === 'GET' ? undefined : sentBody;
    const response = await site.send(method, `/api${path}${query}`, sent, headers, newAddress());
    if (response.status === 401 && asker !== 'visitor') tokens.delete(asker);
    return response;
  };
  /**
   * Creates a record of the operation's kind from the documented example, and returns the names in the response of its
   * list.
   */
  const created = async ({ path }: AnyDefinition): Promise<string[]> => {
    const [, collection] = path.split('/');
    const answers = definitions
      .filter((other) => other.path === `/${collection}` && ['get', 'post'].includes(other.method))
      .filter((other) => !endless(other))
      .sort((one, other) => other.method.localeCompare(one.method))
      .map((definition) => () => call(definition, { body: definition.example, asker: 'admin' }));
    const found: string[] = [];
    for (const answer of answers)
      for (const [, id = ''] of (await (await answer()).text()).matchAll(NAMED)) found.push(id);
    for (const id of found) ids.add(id);
    return found.length > 0 ? found : [...ids];
  };

  it.each(definitions.map((definition) => [routeOf(definition), definition] as const))(
    '%s returns a documented status below 500 for any input',
    async (_route, definition) => {
      const own = await created(definition);
      const input = fc.record<Input>({
        body: bodies(definition, [...ids]),
        query: queries(definition, [...ids]),
        params: fc.array(
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...own) },
            { weight: 1, arbitrary: fc.constantFrom(...ids) },
            { weight: 2, arbitrary: hostileParams },
          ),
          { minLength: 2, maxLength: 2 },
        ),
        headers: hostileHeaders,
        asker: fc.oneof({ weight: 3, arbitrary: fc.constant('admin' as const) }, fc.constantFrom(...askers)),
      });
      const property = fc.asyncProperty(input, async (given) => {
        const response = await call(definition, given);
        if (endless(definition)) await response.body?.cancel();
        else await response.arrayBuffer();
        answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
        const isVendor = response.status === 502 && definition.fails?.includes('analysis_failed');
        // With `../..` as an id, the URL is that of another operation.
        if (isVendor || response.status === 405) return;
        expect(response.status, site.lines.findLast(isError)).toBeLessThan(500);
        expect(documented.get(routeOf(definition))).toContain(response.status);
      });
      // The two engines store different data, and get different inputs.
      const seed = engine === 'sqlite' ? 32 : 33;
      await fc.assert(property, MANY ? { numRuns: INPUTS } : { numRuns: INPUTS, seed });
    },
    30_000 + INPUTS * 2_000,
  );
});

type Asker = Role | 'visitor';
const askers: readonly Asker[] = [...roles, 'visitor'];
interface Input {
  body: unknown;
  query?: string;
  params?: readonly string[];
  headers?: Record<string, string>;
  asker: Asker;
}

/** The example and values close to the schema, alone and mixed; sometimes text that is no JSON, or bytes. */
function bodies(
  { body, bodyTypes, example }: AnyDefinition,
  texts: readonly string[],
): fc.Arbitrary<unknown> {
  if (bodyTypes) return fc.uint8Array({ maxLength: 200 });
  if (!body) return fc.constantFrom<unknown>({}, undefined);
  const near = valuesNear(body, texts);
  const mixed = fc
    .tuple(near, fc.array(fc.nat(), { maxLength: 3 }))
    .map(([value, places]) => changed(example, value, places));
  return fc.oneof(
    { weight: 4, arbitrary: mixed },
    { weight: 4, arbitrary: near },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example with a few fields replaced by those of another value. */
function changed(example: unknown, value: unknown, places: readonly number[]): unknown {
  if (!isObject(value)) return example;
  const entries = Object.entries(value);
  const fields = places.flatMap((place) => entries.slice(place % Math.max(1, entries.length)).slice(0, 1));
  return { ...(example as object | undefined), ...Object.fromEntries(fields) };
}

function queries({ query }: AnyDefinition, texts: readonly string[]): fc.Arbitrary<string> {
  const raw = fc.constantFrom(
    '',
    '?page=%00',
    '?q=%ED%A0%80&q=%',
    '?__proto__=1&constructor=2',
    '?page[]=1&page=2',
  );
  if (!query) return raw;
  const fields = valuesNear(query, texts).map((value) => {
    const entries = Object.entries(Object(value)).filter(([, field]) => field !== undefined);
    return `?${new URLSearchParams(entries.map(([name, field]) => [name, textOf(field)]))}`;
  });
  return fc.oneof({ weight: 8, arbitrary: fields }, raw);
}

const hostileParam = [
  ...['%00', 'a%00b', '%ED%A0%80', '%', '%2e%2e', '%2F', '__proto__', 'constructor', '-1', '1e99', "'--"],
  ...['9'.repeat(30), 'x'.repeat(3000)],
];
/** A value as text in a URL: an object may lack `toString`. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
/** Path parameters, percent-encoded or raw. */
const hostileParams = fc.oneof(
  fc.constantFrom(...hostileParam),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const headerNames = [
  ...['accept-language', 'authorization', 'content-type', 'cookie', 'dnt', 'idempotency-key', 'user-agent'],
  ...['sec-fetch-site', 'sec-gpc', 'x-forwarded-for', 'x-requested-with', 'x-search'],
  ...['webhook-id', 'webhook-signature', 'webhook-timestamp'],
];
const hostileHeader = [
  ...['', '%', '%00', '%ED%A0%80', 'fr;q=', 'Bearer ', 'Bearer a.b.c', '__proto__=1; lang=%', '-1', '1e999'],
  ...['::ffff:', '9'.repeat(30), 'x'.repeat(8000), ','.repeat(8000), 'a=;'.repeat(2000)],
];
/** The headers that the API reads, with values as Node's parser passes them on: bytes without control characters. */
const hostileHeaders = fc.dictionary(
  fc.constantFrom(...headerNames),
  fc.oneof(fc.constantFrom(...hostileHeader), fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,60}$/)),
  { maxKeys: 3 },
);
/** The names of records in a response. */
const NAMED = /"(?:id|code|slug|key|part|version|number|name|provider|destination)":"?([\w.-]{1,60})/g;
const encoded = (param: string): string => param.replaceAll(/[?#\s]/g, encodeURIComponent) || '%20';
