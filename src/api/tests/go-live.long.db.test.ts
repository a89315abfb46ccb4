import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, tokenOf } from '../../../tests/accounts/accounts.ts';
import { switchOn } from '../../../tests/accounts/second-factor.ts';
import { company } from '../../../tests/company.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { deadDelivery } from '../../../tests/dead-delivery.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { writeHistory } from '../../app/feeds/feed-state.ts';
import { noteBackup, noteRestore } from '../../app/go-live/safekeeping.ts';
import type { AddressProbe } from '../../app/ports/go-live.ts';
import type { WebhookSender } from '../../app/ports.ts';
import { GoLiveDto } from '../../contracts/go-live.ts';
import type { CheckKey } from '../../domain/go-live/checks.ts';
import { moment, type ProbeAnswer } from '../../domain/go-live/facts.ts';

const SITE = 'https://www.agence.fr';
const MINUTE = 60_000;
/** Before the deliveries of `deadDelivery`, which use the wall clock. */
const START = Date.now() - 90 * MINUTE;
const answered: ProbeAnswer = { kind: 'answered', status: 200, certificateUntil: null, isThisSite: true };
eachEngine('the list before going live', (engine) => {
  let now = START;
  const ask = vi.fn<AddressProbe['ask']>(async () => answered);
  const send = vi.fn<WebhookSender['send']>();
  let site: TestSite;
  let admin: Record<string, string>;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(
      engine,
      { addressProbe: { ask }, sender: { send }, clock: { now: () => now } },
      {
        SITE_URL: SITE,
        DEMO_DATA: 'off',
        WEBHOOK_CONTACT_URL: 'https://n8n.agence.fr/contact',
        WEBHOOK_SIMULATOR_URL: 'https://n8n.agence.fr/simulator',
        WEBHOOK_BOOKING_URL: 'https://n8n.agence.fr/booking',
      },
    );
    token = await tokenOf(site, await addAccount(site, { email: 'lea@agence.fr' }));
    admin = bearer(token);
  });
  afterAll(() => site.close());

  const call = (method: string, path: string, body?: unknown, headers = admin) =>
    site.send(method, path, body, headers, newAddress());
  const read = async (): Promise<GoLiveDto> => {
    const response = await call('GET', '/api/go-live');
    expect(response.status).toBe(200);
    return GoLiveDto.parse((await response.json()).data);
  };
  const recheck = async (): Promise<GoLiveDto> => {
    const response = await call('POST', '/api/go-live/check');
    expect(response.status).toBe(200);
    return GoLiveDto.parse((await response.json()).data);
  };
  const findingOf = (list: GoLiveDto, key: CheckKey) => {
    const { outcome, facts } = list.checks.find((check) => check.key === key) ?? {};
    return { outcome, facts };
  };
  const finding = async (key: CheckKey) => findingOf(await read(), key);
  const save = async (group: string, values: object) => {
    const { data } = await (await call('GET', `/api/settings/${group}`)).json();
    const saved = await call('PUT', `/api/settings/${group}`, { ...values, version: data.version });
    expect([group, saved.status]).toEqual([group, 200]);
  };

  it('computes the list of a new site: missing facts are open points, and other servers are called in the background', async () => {
    const first = await read();
    expect(first).toMatchObject({ done: 3, total: 19, checkedAt: null, checking: true });
    expect(first.checks.map(({ key, state, outcome }) => `${key} ${state} ${outcome}`)).toEqual([
      'address unknown waiting',
      'company open missing',
      'claims open unsettled',
      'prices open delivered',
      'statements open unconfirmed',
      'replyTime open none',
      'planner open none',
      'booking open none',
      'webhooks open untested',
      'mail open none',
      'reviews open none',
      'tags ok none',
      'sends ok off',
      'path open never',
      'backup open never',
      'restore open never',
      'secondFactor open missing',
      'demo ok none',
      'legal open placeholders',
    ]);
    await vi.waitFor(async () =>
      expect(await read()).toMatchObject({ checkedAt: moment(START), checking: false, done: 4 }),
    );
    expect(await finding('address')).toEqual({ outcome: 'answers', facts: { address: SITE } });
    expect(ask.mock.calls.map(([address]) => address)).toEqual([`${SITE}/api/health`]);
  });

  it('calls other servers again at most every ten minutes, or on request', async () => {
    ask.mockClear();
    now += 10 * MINUTE;
    await read();
    expect(ask).not.toHaveBeenCalled();
    expect(await recheck()).toMatchObject({ checkedAt: moment(now), checking: false });
    expect(ask).toHaveBeenCalledTimes(1);
    now += 10 * MINUTE + 1;
    await Promise.all([read(), read()]);
    await vi.waitFor(async () => expect((await read()).checkedAt).toBe(moment(now)));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('returns another outcome for the company and the legal pages once the data is complete', async () => {
    expect((await finding('company')).facts).toMatchObject({
      count: 13,
      names: expect.arrayContaining(['vatNumber', 'fee']),
    });
    expect((await finding('legal')).facts).toMatchObject({ counts: { legal: 10, privacy: 5, terms: 3 } });
    await save('company', company);
    expect(await finding('company')).toEqual({ outcome: 'complete', facts: {} });
    expect(await finding('legal')).toEqual({ outcome: 'filled', facts: {} });
  });

  it('returns another outcome for prices, statements and reply time once the agency has confirmed them', async () => {
    expect((await finding('statements')).facts).toEqual({
      count: 3,
      names: ['guideAverages', 'delays', 'budgets'],
    });
    const refused = await call('PUT', '/api/settings/statements', {
      version: 0,
      confirmed: [],
      replyHours: '91',
    });
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      { replyHours: 'Indiquez un nombre entier d’heures ouvrées, ou rien.' },
    ]);
    const confirmed = ['costTable', 'guideAverages', 'delays', 'budgets'];
    await save('statements', { confirmed, replyHours: '8' });
    expect((await finding('prices')).outcome).toBe('confirmed');
    expect((await finding('statements')).outcome).toBe('confirmed');
    expect(await finding('replyTime')).toEqual({ outcome: 'set', facts: { count: 8 } });
  });

  it('requests the booking addresses, and a changed address again', async () => {
    const booking = { youtube: 'https://calendly.com/a', meta: '', tiktok: '', spotify: '' };
    await save('booking', booking);
    ask.mockImplementation(async (address) =>
      address.endsWith('/b') ? { kind: 'failed', cause: 'timeout' } : answered,
    );
    expect((await finding('booking')).outcome).toBe('waiting');
    await vi.waitFor(async () => expect((await finding('booking')).outcome).toBe('answer'));
    await save('booking', { ...booking, meta: 'https://calendly.com/b' });
    expect(findingOf(await recheck(), 'booking')).toEqual({
      outcome: 'silent',
      facts: { count: 1, names: ['meta'], total: 2 },
    });
  });

  it('judges the automations by the latest test or delivery since their address changed', async () => {
    send.mockImplementation(async ({ url }) => ({
      outcome: url.endsWith('booking')
        ? { kind: 'failed', reason: 'timeout' }
        : { kind: 'answered', status: 200 },
      answer: null,
    }));
    for (const name of ['simulator', 'contact', 'booking'])
      expect((await call('POST', `/api/webhooks/${name}/test`)).status).toBe(200);
    expect(await finding('webhooks')).toMatchObject({ outcome: 'failing', facts: { names: ['booking'] } });
    send.mockResolvedValue({ outcome: { kind: 'answered', status: 204 }, answer: null });
    now += 1;
    await call('POST', '/api/webhooks/booking/test');
    expect(await finding('webhooks')).toEqual({ outcome: 'answer', facts: { count: 3, total: 3 } });
    await deadDelivery(site);
    expect(await finding('webhooks')).toMatchObject({ outcome: 'failing', facts: { names: ['contact'] } });
    now = Date.now() + MINUTE;
    await save('webhooks', { contact: 'https://n8n.agence.fr/new' });
    expect(await finding('webhooks')).toEqual({
      outcome: 'untested',
      facts: { count: 1, names: ['contact'] },
    });
  });

  it('judges the mail server by the latest test message since its settings changed', async () => {
    const { data } = await (await call('GET', '/api/settings/mail')).json();
    const { version: _version, password: _password, ...mail } = data;
    await call('POST', '/api/settings/mail/test', { to: 'lea@agence.fr' });
    now += MINUTE;
    await save('mail', { ...mail, host: 'smtp.agence.invalid' });
    expect(await finding('mail')).toEqual({ outcome: 'untested', facts: {} });
    const sent = vi.spyOn(site.ports.mailer, 'send');
    for (const [outcome, expected] of [
      [
        { kind: 'failed', reason: 'credentials', status: 535 },
        { outcome: 'failing', facts: { at: moment(now + 1), cause: 'credentials' } },
      ],
      [{ kind: 'sent' }, { outcome: 'sent', facts: { at: moment(now + 2) } }],
    ] as const) {
      sent.mockResolvedValueOnce(outcome);
      now += 1;
      await call('POST', '/api/settings/mail/test', { to: 'lea@agence.fr' });
      expect(await finding('mail')).toEqual(expected);
    }
    now += 1;
    await save('mail', { ...mail, host: 'smtp.agence.invalid', port: 465 });
    expect((await finding('mail')).outcome).toBe('untested');
    sent.mockRestore();
  });

  it('judges the source of reviews by its latest refresh', async () => {
    await save('reviews-widget', { widgetId: 'abc' });
    expect((await finding('reviews')).outcome).toBe('waiting');
    await writeHistory(
      site.stores.state,
      'reviews',
      { lastSuccessAt: now, lastFailure: null, emptyAnswers: 0 },
      now,
    );
    expect(await finding('reviews')).toEqual({ outcome: 'read', facts: { count: 0, at: moment(now) } });
  });

  it('shows the latest backup and the latest restore', async () => {
    await noteBackup(site.stores.state, { at: now, bytes: 4096, outside: true });
    await noteRestore(site.stores.state, { at: now, passed: true, durationMs: 2000 });
    expect(await finding('backup')).toEqual({ outcome: 'made', facts: { at: moment(now), bytes: 4096 } });
    expect(await finding('restore')).toEqual({ outcome: 'passed', facts: { at: moment(now), count: 2 } });
    await site.stores.state.set('backup', { of: 'another version' }, now);
    expect((await finding('backup')).outcome).toBe('never');
  });

  it('proves the path of a lead, and names the step at which it breaks', async () => {
    const response = await call('POST', '/api/go-live/prove');
    const list = GoLiveDto.parse((await response.json()).data);
    expect(findingOf(list, 'path')).toMatchObject({
      outcome: 'failing',
      facts: { at: moment(now), names: ['page'] },
    });
    expect((await finding('path')).outcome).toBe('failing');
  });

  it('names the accounts that may sign in without a second factor', async () => {
    await addAccount(site, { email: 'gone@agence.fr', disabledAt: START });
    await addAccount(site, { email: 'julien@agence.fr', role: 'moderator' });
    expect(await finding('secondFactor')).toEqual({
      outcome: 'missing',
      facts: { count: 2, names: ['lea@agence.fr', 'julien@agence.fr'], total: 2 },
    });
    now = Date.now();
    await switchOn(site, token);
    expect((await finding('secondFactor')).facts).toMatchObject({ names: ['julien@agence.fr'] });
  });

  it('counts the samples of a demo site by kind, and calls no other server', async () => {
    ask.mockClear();
    const demo = await openTestSite(engine, { addressProbe: { ask } });
    const { releases } = await demo.seedDemo();
    const headers = bearer(await tokenOf(demo, await addAccount(demo)));
    const response = await demo.send('POST', '/api/go-live/check', undefined, headers);
    const list = GoLiveDto.parse((await response.json()).data);
    expect(findingOf(list, 'demo')).toEqual({
      outcome: 'rows',
      facts: {
        count: 77 + releases,
        counts: { leads: 58, campaigns: 8, reviews: 3, landings: 2, pictures: 6, releases },
      },
    });
    expect(findingOf(list, 'address').outcome).toBe('local');
    expect(findingOf(list, 'booking')).toMatchObject({ outcome: 'example', facts: { count: 4, total: 4 } });
    expect(ask).not.toHaveBeenCalled();
    await demo.close();
  });

  it('reports a check that failed to run, and computes the others', async () => {
    const broken = vi
      .spyOn(site.ports.goLive.reader, 'demoRows')
      .mockRejectedValueOnce(new Error('disk on fire'));
    const list = await read();
    expect(list.checks.find(({ key }) => key === 'demo')).toEqual({
      key: 'demo',
      weight: 'blocks',
      state: 'unknown',
      outcome: 'broken',
      facts: {},
    });
    expect(list.total).toBe(19);
    expect(JSON.stringify(list)).not.toContain('fire');
    expect(site.lines.join('')).toContain('check before going live failed');
    broken.mockRestore();
  });

  it('counts the unconfirmed claims, and leaves out a withdrawn claim', async () => {
    const waiting = async () => (await finding('claims')).facts?.counts?.['unconfirmed'] ?? 0;
    const before = await waiting();
    const { data } = await (await call('GET', '/api/claims')).json();
    const { version } = data.items.find(({ id }: { id: string }) => id === 'countries');
    expect((await call('POST', '/api/claims/countries/withdraw', { version })).status).toBe(200);
    expect(await waiting()).toBe(before - 1);
  });

  it('logs no address of an account and no address of a server', () => {
    expect(site.lines.join('')).not.toMatch(/julien@|calendly/);
  });
});
