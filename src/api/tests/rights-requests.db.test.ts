import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { forgetRights } from '../../app/privacy/rights/rights-requests.ts';

const DAY = 86_400_000;
const START = Date.parse('2027-01-31T10:00:00Z');

eachEngine('the requests that staff answer', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let now = START;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    await at(START);
  });
  afterAll(() => site.close());

  /** Sets the clock, and signs an account in: an earlier session has ended. */
  async function at(moment: number) {
    now = moment;
    headers = bearer(await tokenOf(site, await addAccount(site, { role: 'sales' })));
  }

  /** Opens the page of a person as a spent link does, and returns its token. */
  async function opened(email: string): Promise<string> {
    const code = email.padEnd(22, 'x');
    const { landingCodes, personLinks } = site.ports;
    const link = { email, codeDigest: landingCodes.hashOf(code), typedDigest: email, expiresAt: now + DAY };
    await personLinks.issue(
      { kind: 'read', addressDigest: email, link, at: now },
      { id: email, to: email, subject: '', text: '' },
      { since: 0, most: 9 },
    );
    return (await (await site.post('/api/own-data/open', { code })).json()).data.token;
  }
  const list = async () => (await (await site.get('/api/rights-requests', headers)).json()).data;
  const act = async (number: number, body: object) => {
    const response = await site.post(`/api/rights-requests/${number}/acts`, body, headers);
    return { status: response.status, ...(await response.json()) };
  };

  it('takes a request of an open page once, shows it there, and is closed by the staff with their name', async () => {
    const token = await opened('lea@example.com');
    for (const _ of [1, 2])
      expect((await site.post('/api/own-data/requests', { token, kind: 'notes' })).status).toBe(200);
    const { open } = await list();
    expect(open).toMatchObject([
      { kind: 'notes', origin: 'page', email: 'lea@example.com', dueAt: '2027-02-28T10:00:00.000Z' },
    ]);
    const read = await (await site.post('/api/own-data/read', { token })).json();
    expect(read.data.data.requests).toMatchObject([{ number: open[0].number, closedAt: null }]);
    expect((await site.post('/api/own-data/requests', { token: 'x', kind: 'notes' })).status).toBe(404);
    expect(await act(open[0].number, { act: 'close' })).toMatchObject({ status: 200 });
    expect(await act(open[0].number, { act: 'close' })).toMatchObject({ status: 404 });
    expect((await list()).closed).toMatchObject([
      { closedAt: expect.any(String), closedBy: expect.any(String) },
    ]);
  });

  it('takes two months more only with a reason, once, within the first month, and mails it', async () => {
    const noted = { email: 'Max@example.com', kind: 'address', locale: 'en' };
    const { data } = await (await site.post('/api/rights-requests', noted, headers)).json();
    expect(data).toMatchObject({ origin: 'staff', dueAt: '2027-02-28T10:00:00.000Z' });
    expect(await act(data.number, { act: 'prolong', reason: ' ' })).toMatchObject({ status: 422 });
    await at(Date.parse('2027-02-28T10:00:00Z') + 1);
    const reason = 'Two archives must be read.';
    expect(await act(data.number, { act: 'prolong', reason })).toMatchObject({ status: 422 });
    now -= 1;
    expect(await act(data.number, { act: 'prolong', reason })).toMatchObject({
      status: 200,
      data: { dueAt: '2027-04-30T10:00:00.000Z', reason },
    });
    expect(await act(data.number, { act: 'prolong', reason })).toMatchObject({ status: 422 });
    const mails = await site.stores.mails.claim({ now, leaseMs: 1, limit: 100 });
    const [mail] = mails.filter(({ to }) => to.toLowerCase() === 'max@example.com');
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('/en/mes-donnees');
    expect((await list()).open).toHaveLength(1);
  });

  it('shows what persons did themselves without who, and deletes a closed request after a year', async () => {
    const token = await opened('zoe@example.com');
    await site.post('/api/own-data/read', { token, copy: true });
    const { acts, closed } = await list();
    expect(acts[0]).toEqual({ action: 'person_exported', at: new Date(now).toISOString() });
    expect(closed).toHaveLength(1);
    await at(Date.parse('2028-03-01T10:00:00Z'));
    await forgetRights(site.ports);
    expect(await list()).toMatchObject({ closed: [], acts: [] });
  });

  it('gives no number of a deleted request to another one', async () => {
    const noted = async (email: string) => {
      const draft = { email, kind: 'other', locale: 'fr' };
      return (await (await site.post('/api/rights-requests', draft, headers)).json()).data.number;
    };
    const last = await noted('ana@example.com');
    await act(last, { act: 'close' });
    await at(now + 400 * DAY);
    await forgetRights(site.ports);
    expect((await list()).closed).toEqual([]);
    const next = await noted('bea@example.com');
    expect(next).toBeGreaterThan(last);
    const admin = bearer(await tokenOf(site, await addAccount(site)));
    expect((await site.post('/api/people/erase', { email: 'bea@example.com' }, admin)).status).toBe(200);
    expect((await list()).open).not.toContainEqual(expect.objectContaining({ number: next }));
    expect(await noted('cleo@example.com')).toBeGreaterThan(next);
  });
});
