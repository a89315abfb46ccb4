import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { booking, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { LeadDetailDto } from '../../../contracts/leads/lead.ts';

const START = Date.UTC(2026, 10, 29, 12);
const HOUR = 3_600_000;
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

eachEngine('a call that the calendar says is booked', (engine) => {
  let site: TestSite;
  let now: number;
  beforeEach(async () => {
    now = START;
    site = await openTestSite(engine, { clock: { now: () => now } });
  });
  afterEach(() => site.close());

  const announce = async (): Promise<string> =>
    (await (await site.post('/api/booking/submit', booking, BROWSER)).json()).data.id;
  const report = async (lead: string, headers: Record<string, string> = BROWSER) =>
    expect((await site.post('/api/booking/booked', { lead }, headers)).status).toBe(204);
  const bookedAt = async (lead: string) => {
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const { data } = await (await site.get(`/api/leads/${lead}`, headers)).json();
    return LeadDetailDto.parse(data).events.filter(({ kind }) => kind === 'callBooked');
  };

  it('is in the history of its lead once, without a consent, and is sent to no platform', async () => {
    const lead = await announce();
    now += 60_000;
    await report(lead);
    now += 60_000;
    await report(lead);
    expect(await bookedAt(lead)).toEqual([
      { kind: 'callBooked', at: new Date(START + 60_000).toISOString() },
    ]);
    expect(await site.ports.conversions.figures('meta', 0)).toMatchObject({ waiting: 0, unsent: {} });
  });

  it('is not believed from a program, of an unknown lead, or hours later', async () => {
    const lead = await announce();
    await report('unknown');
    await report(lead, { 'user-agent': 'curl/8' });
    now += 2 * HOUR + 1;
    await report(lead);
    expect(await bookedAt(lead)).toEqual([]);
  });
});
