import { expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactLead } from '../../../tests/factories.ts';
import { openTestSite } from '../../../tests/test-site.ts';

/** Requests for each kind of address. */
const ASKS = 1000;

/** The value below which a share of the times lies. */
const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

eachEngine('the request for a link to own data', (engine) => {
  it('tells known addresses from unknown ones neither by answer nor by size nor by time, of the next request either', async () => {
    const site = await openTestSite(engine);
    const url = await site.listen();
    for (let at = 0; at < ASKS; at += 1) {
      const lead = contactLead();
      await site.stores.leads.save(
        { ...lead, fields: { ...lead.fields, email: `known-${at}@example.com` } },
        [],
      );
    }
    const answers = new Set<string>();
    const times = { known: { ask: [], next: [] }, unknown: { ask: [], next: [] } } as Record<
      string,
      { ask: number[]; next: number[] }
    >;
    const timed = async (call: () => Promise<Response>) => {
      const from = performance.now();
      const response = await call();
      const text = await response.text();
      return { took: performance.now() - from, response, text };
    };
    for (let at = 0; at < 2 * ASKS; at += 1) {
      // In the order known, unknown, unknown, known: neither kind is always the one after the other.
      const kind = at % 4 === 0 || at % 4 === 3 ? 'known' : 'unknown';
      const ask = await timed(() =>
        fetch(`${url}/api/own-data/links`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `${kind}-${Math.floor(at / 2)}@example.com` }),
        }),
      );
      // Waits behind the work that follows the answer, if that blocks the server.
      const next = await timed(() => fetch(`${url}/api/health`));
      answers.add(
        `${ask.response.status} ${ask.text} ${[...ask.response.headers.keys()].toSorted().join()} ${ask.response.headers.get('content-length')}`,
      );
      times[kind]?.ask.push(ask.took);
      times[kind]?.next.push(next.took);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toMatch(/^202 /);
    const ratios = (['ask', 'next'] as const).flatMap((which) =>
      [0.5, 0.99].map((share) => {
        const of = (kind: string) => quantile(times[kind]?.[which] ?? [], share);
        return { which, share, ratio: of('known') / of('unknown') };
      }),
    );
    for (const { which, share, ratio } of ratios) {
      // A single slow request of a busy machine moves the 99th percentile of a thousand further than the median.
      const most = share === 0.5 ? 1.2 : 3;
      expect(ratio, `${which} ${share}`).toBeGreaterThan(1 / most);
      expect(ratio, `${which} ${share}`).toBeLessThan(most);
    }
    await site.close();
  }, 120_000);
});
