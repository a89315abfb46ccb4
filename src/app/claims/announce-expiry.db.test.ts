import { afterEach, expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { untouched } from '../../domain/claims/judge-claims.ts';
import { claimWords } from '../../i18n/claim-words.ts';
import { announceExpiry } from './announce-expiry.ts';

const ADDRESS = 'agence@example.com';

eachEngine('announceExpiry', (engine) => {
  let site: TestSite;
  let ports: Parameters<typeof announceExpiry>[0];
  let now = Date.parse('2026-11-24T12:00:00Z');
  afterEach(() => site.close());

  const open = async (to: string | null) => {
    now = Date.parse('2026-11-24T12:00:00Z');
    site = await openTestSite(engine, { clock: { now: () => now } }, { DEMO_DATA: 'off' });
    const settings = site.ports.mailSettings.mail();
    // The settings name no event: the mail about an expiring claim is sent anyway.
    const notify = { to, events: [], locale: 'fr' } as const;
    ports = { ...site.ports, mailSettings: { mail: () => ({ ...settings, notify }) } };
    await confirmUntil('2026-12-20');
  };
  const confirmUntil = async (validUntil: string) => {
    await site.ports.claimStore.change(now, (stored) => ({
      ok: true,
      value: undefined,
      written: [
        {
          ...(stored.find(({ id }) => id === 'countries') ?? untouched('countries')),
          checkedBy: 'a1',
          checkedAt: now,
          validUntil,
        },
      ],
      entries: [],
    }));
  };
  const announce = () => announceExpiry(ports);
  const mails = async () => (await site.stores.mails.latest(10)).map(({ to, subject }) => ({ to, subject }));

  it('mails the agency once, two weeks before the last day of a claim, from one of two processes', async () => {
    await open(ADDRESS);
    now = Date.parse('2026-12-05T12:00:00Z');
    await announce();
    expect(await mails()).toEqual([]);
    now = Date.parse('2026-12-06T12:00:00Z');
    await Promise.all([announce(), announce()]);
    await announce();
    expect(await mails()).toEqual([
      { to: ADDRESS, subject: expect.stringContaining(`25+ ${claimWords.label('countries').fr}`) },
    ]);
  });

  it('mails the agency again when the claim has another last day', async () => {
    await open(ADDRESS);
    now = Date.parse('2026-12-10T12:00:00Z');
    await announce();
    await confirmUntil('2026-12-22');
    await announce();
    expect(await mails()).toHaveLength(2);
  });

  it('sends no mail without an address in the settings', async () => {
    await open(null);
    now = Date.parse('2026-12-10T12:00:00Z');
    await announce();
    expect(await mails()).toEqual([]);
  });
});
