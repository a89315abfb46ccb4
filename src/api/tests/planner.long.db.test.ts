import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';

/** 23 November 2026 in Paris. */
const NOW = Date.parse('2026-11-23T10:00:00Z');
const path = '/api/planner/submit';
const release = {
  artistName: 'Nova',
  email: 'nova@example.com',
  genre: 'rap',
  releaseDate: '2027-01-15',
  releaseType: 'single',
  budget: 500,
  territories: ['FR'],
  newsletter: false,
};
const results = {
  competition: 'Faible',
  score: '82.5',
  competitors: { mega: 1, major: 2, indie: 3, emerging: 4 },
  optimalDate: { date: '2027-01-22' },
  recommendations: ['<b>Gardez</b> le 22', 'deux', 'trois', 'quatre', 'cinq', 'six'],
};

eachEngine('the planner API', (engine) => {
  let site: TestSite;
  let close = async () => {};
  afterEach(async () => {
    await site.close();
    await close();
    close = async () => {};
  });
  const open = async (variables: Record<string, string> = {}) => {
    site = await openTestSite(engine, { clock: { now: () => NOW } }, variables);
  };
  /** Starts an automation, and opens a site that delivers to it. */
  const openWith = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    close = async () => {
      server.closeAllConnections();
      server.close();
    };
    const { port } = server.address() as AddressInfo;
    await open({ WEBHOOK_PLANNER_URL: `http://127.0.0.1:${port}/`, WEBHOOK_ALLOW_PRIVATE: 'on' });
  };
  const submit = async (body: unknown = release, headers = {}) => {
    const response = await site.post(path, body, headers);
    return { status: response.status, answer: await response.json() };
  };
  const stored = async () => (await site.stores.leads.list({ limit: 10 }))[0];

  describe('without an automation', () => {
    it('stores the lead with its documented body, and returns the documented results with their basis', async () => {
      await open();
      const { status, answer } = await submit();
      expect(status).toBe(201);
      expect(answer.data).toMatchObject({
        error: false,
        source: 'engine',
        competition: 'Modérée',
        score: 60,
        competitors: { total: 0, mega: 0, major: 0, indie: 0, emerging: 0 },
        optimalDate: { date: '2027-01-15' },
        analysis: {
          basis: { kind: 'calendar', coverage: 0 },
          money: { verdict: 'dont_buy', title: 'N’achetez pas', rest: { verdict: 'test' } },
        },
      });
      expect(answer.data.recommendations[0]).toContain('Gardez le 15 janvier');
      expect(answer.data.analysis.steps.filter(({ late }: { late: boolean }) => late)).toEqual([]);
      expect(answer.data.analysis.asked).toBe(null);
      const report = await stored();
      expect(report?.lead).toMatchObject({ kind: 'planner', id: answer.data.id, fields: release });
      expect(report?.deliveries).toMatchObject([{ destination: 'planner', attempts: 0 }]);
    });

    it('uses the documented words for an empty artist name, and responds in the reader’s language', async () => {
      await open();
      const { answer } = await submit(
        { ...release, artistName: ' ', locale: 'en' },
        { 'accept-language': 'en' },
      );
      expect(answer.data.recommendations[0]).toContain('Keep 15 January');
      expect((await stored())?.lead.fields).toMatchObject({ artistName: 'Artiste Inconnu' });
    });

    it('proposes a later month for a month without time, with the remaining Friday and its missed deadlines', async () => {
      await open();
      const { answer } = await submit({ ...release, releaseType: 'ep', releaseDate: '2026-12-15' });
      const { asked, best } = answer.data.analysis;
      expect(best.friday).toBe('2027-01-15');
      expect(asked).toMatchObject({ month: '2026-12-15', reason: 'late', best: { friday: '2026-12-18' } });
      const deliver = asked.steps.find(({ key }: { key: string }) => key === 'deliver');
      expect(deliver).toMatchObject({
        day: '2026-11-06',
        late: true,
        consequence: expect.stringContaining('distributeur'),
      });
    });

    it.each([
      ['email', 'nova'],
      ['genre', 'jazz'],
      ['releaseDate', '2027-01-08'],
      ['releaseDate', '2026-10-15'],
      ['releaseDate', '2028-05-15'],
      ['releaseType', 'mixtape'],
      ['budget', 700],
      ['territories', []],
      ['territories', ['FR', 'XX']],
    ])('returns 422 for the %s %j and stores nothing', async (field, value) => {
      await open();
      const { status, answer } = await submit({ ...release, [field]: value });
      expect(status).toBe(422);
      expect(Object.keys(answer.fields)[0]?.split('.')[0]).toBe(field);
      expect(await site.stores.leads.count()).toBe(0);
    });

    it('returns the same lead for the same idempotency key', async () => {
      await open();
      const key = { 'idempotency-key': 'a-release' };
      const [first, second] = [await submit(release, key), await submit(release, key)];
      expect(second.answer.data.id).toBe(first.answer.data.id);
      expect(await site.stores.leads.count()).toBe(1);
      expect((await submit({ ...release, genre: 'pop' }, key)).status).toBe(409);
    });
  });

  describe('with an automation', () => {
    it.each([
      ['an object', results],
      ['a list of one object', [results]],
    ])(
      'returns the results of an automation that responds with %s, and records the delivery',
      async (_name, body) => {
        let received: unknown;
        await openWith(async (request, response) => {
          received = JSON.parse(Buffer.concat(await request.toArray()).toString());
          response.end(JSON.stringify(body));
        });
        const { status, answer } = await submit();
        expect(status).toBe(201);
        expect(received).toEqual(release);
        expect(answer.data).toMatchObject({
          source: 'agency',
          competition: 'Faible',
          score: 82.5,
          competitors: { total: 10, mega: 1 },
          optimalDate: { date: '2027-01-22' },
          recommendations: ['Gardez le 22', 'deux', 'trois', 'quatre', 'cinq'],
          analysis: null,
        });
        expect((await stored())?.deliveries).toMatchObject([{ state: 'delivered', attempts: 1 }]);
      },
    );

    it.each<[string, RequestListener]>([
      ['an error', (_request, response) => void response.writeHead(500).end('no')],
      ['a text', (_request, response) => void response.end('Workflow got started')],
      [
        'a reported error',
        (_request, response) => void response.end(JSON.stringify({ ...results, error: true })),
      ],
      [
        'an impossible score',
        (_request, response) => void response.end(JSON.stringify({ ...results, score: 120 })),
      ],
      [
        'another level',
        (_request, response) => void response.end(JSON.stringify({ ...results, competition: 'x' })),
      ],
      ['two results', (_request, response) => void response.end(JSON.stringify([results, results]))],
      ['a megabyte', (_request, response) => void response.end(`{"score":1,"x":"${'x'.repeat(1_000_000)}"}`)],
      ['a broken connection', (request) => void request.socket.destroy()],
      [
        'a redirect',
        (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
      ],
    ])('returns 502 and keeps the lead when the automation responds with %s', async (_name, listener) => {
      await openWith(listener);
      const { status, answer } = await submit();
      expect([status, answer.code]).toEqual([502, 'analysis_failed']);
      const report = await stored();
      expect(report?.lead.fields).toEqual(release);
      expect(report?.deliveries[0]?.attempts).toBe(1);
    });

    it('drops an impossible or past date, counts that are no numbers, and an absent level', async () => {
      const odd = {
        score: 40,
        competitors: { mega: 'x', major: -3, total: 2.4 },
        optimalDate: { date: '2027-02-31' },
        recommendations: 'none',
      };
      await openWith((_request, response) => void response.end(JSON.stringify(odd)));
      expect((await submit()).answer.data).toMatchObject({
        competition: 'Modérée',
        competitors: { total: 2, mega: 0, major: 0 },
        optimalDate: { date: null },
        recommendations: [],
      });
    });
  });

  describe('GET /api/planner/coverage', () => {
    const shares = async (): Promise<Map<string, number>> => {
      const { data } = await (await site.get('/api/planner/coverage')).json();
      return new Map(data.months.map(({ month, share }: { month: string; share: number }) => [month, share]));
    };
    it('returns a share of 0 for each month while no list has been fetched', async () => {
      await open();
      expect([...(await shares()).values()]).toEqual(Array.from({ length: 18 }, () => 0));
    });

    it('returns the mean of the future Fridays of each month', async () => {
      await open();
      await site.seedReleases();
      const found = await shares();
      // One, two, three and four whole weeks ahead.
      expect(found.get('2026-12-15')).toBeCloseTo((0.78 + 0.64 + 0.52 + 0.42) / 4);
      expect(found.get('2026-11-15')).toBeCloseTo(0.9);
      expect(found.get('2027-09-15')).toBe(0);
    });
  });

  describe('GET /api/planner/plan.ics', () => {
    const asked = { friday: '2027-01-08', releaseType: 'single', budget: '500' };
    const file = (changes: Record<string, string> = {}) =>
      `/api/planner/plan.ics?${new URLSearchParams({ ...asked, ...changes })}`;

    it('returns a calendar of the future steps, in the reader’s language', async () => {
      await open();
      const response = await site.get(file(), { 'accept-language': 'en' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[a-z-]+-2027-01-08\.ics"$/,
      );
      const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
      const days = events.map((event) => String(event.getFirstPropertyValue('dtstart')));
      expect(days).toContain('2027-01-08');
      expect(days.every((day) => day >= '2026-11-23')).toBe(true);
      expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(events.length);
    });

    it.each([{ friday: 'x' }, { budget: '700' }, { releaseType: 'tape' }])(
      'returns 422 for %j',
      async (wrong) => {
        await open();
        expect((await site.get(file(wrong))).status).toBe(422);
      },
    );
  });
});
