import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { googleReport } from '../../../../tests/campaigns/campaign-files.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { MailEvent } from '../../../domain/mail/settings.ts';
import { createMailTexts } from '../../../i18n/messages/mail-texts.ts';
import { announceWarnings } from './announce-warnings.ts';

/** Seven o'clock of 29 November 2026 in Paris. */
const SEVEN = Date.UTC(2026, 10, 29, 6);
const HOUR = 3_600_000;

eachEngine('warnings of campaigns by mail', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let now = SEVEN;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    headers = bearer(await tokenOf(site, await addAccount(site)));
  });
  afterAll(() => site.close());

  const mails = async () => (await site.stores.mails.latest(20)).map(({ to, subject }) => [to, subject]);
  /** Announces as the settings want it. */
  const announce = (events: MailEvent[]) =>
    announceWarnings({
      campaigns: site.stores.campaigns,
      campaignImports: site.stores.campaignImports,
      clock: { now: () => now },
      ids: { next: randomUUID },
      log: { info() {}, warn() {}, error() {} },
      mailSettings: {
        mail: () => ({
          ...{ smtp: null, sender: 'site@example.com', senderName: 'MDMC', perSecond: 1 },
          notify: { to: 'team@example.com', events, locale: 'en' },
        }),
      },
      mailTexts: createMailTexts(() => 'https://mdmc.example'),
    });
  const send = (id: string, file: Uint8Array, query = '', at = 'imports/preview') =>
    site.send('POST', `/api/campaigns/${id}/${at}?${query}`, file, headers);

  it('is sent in the morning to who asked for it, once as long as the warning lasts', async () => {
    const november = { startsOn: '2026-11-01', endsOn: '2026-11-30', platform: 'youtube', status: 'active' };
    const made = await site.send(
      'POST',
      '/api/campaigns',
      { ...campaignDraft, ...november, budget: 600, artist: 'Nova' },
      headers,
    );
    const { id } = (await made.json()).data;
    const rows = Array.from({ length: 27 }, (_, day) => [`${day + 1} nov. 2026`, 'Nova', 60, 3000] as const);
    const file = googleReport(rows);
    const { sha256 } = (await (await send(id, file)).json()).data;
    expect((await send(id, file, `sha256=${sha256}`, 'imports')).status).toBe(201);

    await announce(['leads']);
    now = SEVEN - HOUR;
    await announce(['campaigns']);
    expect(await mails()).toEqual([]);
    now = SEVEN;
    await Promise.all([announce(['campaigns']), announce(['campaigns'])]);
    await announce(['campaigns']);
    expect(await mails()).toEqual([['team@example.com', '1 campaign to look at']]);
    expect(await site.stores.campaignImports.told()).toEqual([
      { campaign: id, alert: 'spends_fast', hidden: false },
    ]);

    const open = async () =>
      (await (await site.get('/api/dashboard', headers)).json()).data.warnings.map(
        ({ alerts }: { alerts: string[] }) => alerts,
      );
    expect(await open()).toEqual([['spends_fast']]);
    const hide = { alert: 'spends_fast' };
    expect((await site.send('POST', `/api/campaigns/${id}/hidden-alerts`, hide, headers)).status).toBe(200);
    await announce(['campaigns']);
    expect(await open()).toEqual([]);
    const hidden = async () =>
      (await (await site.get(`/api/campaigns/${id}/imports`, headers)).json()).data.hiddenAlerts;
    expect(await hidden()).toEqual(['spends_fast']);

    const [imported] = await site.stores.campaignImports.list(id);
    await site.send('DELETE', `/api/campaigns/${id}/imports/${imported?.id}`, undefined, headers);
    await announce(['campaigns']);
    expect(await site.stores.campaignImports.told()).toEqual([]);
    // Once it was no longer given, it is given anew, also to who hid it.
    expect((await send(id, file, `sha256=${sha256}`, 'imports')).status).toBe(201);
    await announce(['campaigns']);
    expect(await open()).toEqual([['spends_fast']]);
    expect(await mails()).toHaveLength(2);
  });
});
