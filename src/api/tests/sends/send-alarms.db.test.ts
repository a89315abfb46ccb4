import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openLanding } from '../../../../tests/landing/landing.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { countSends } from '../../../app/conversions/count-sends.ts';
import { countSendTroubles } from '../../../app/conversions/send-trouble.ts';
import { sendsThatAreOn } from '../../../app/conversions/sends-on.ts';
import type { NewSend, SendOutcome } from '../../../app/ports/conversions.ts';

const START = Date.UTC(2026, 10, 30, 12);
const HOUR = 3_600_000;

eachEngine('the alarms of sends', (engine) => {
  let site: TestSite;
  let now: number;
  beforeEach(async () => {
    now = START;
    site = await openTestSite(engine, { clock: { now: () => now } }, { META_PIXEL_ID: '123456789012345' });
    const { headers } = await openLanding(site);
    const access = { meta: true, metaToken: 'x', tiktok: false, google: false };
    const change = { version: 0, ...access, googleCustomer: '', googleAction: '' };
    await site.send('PUT', '/api/settings/conversions', change, headers);
  });
  afterEach(() => site.close());

  let count = 0;
  /** Stores a waiting act, and records its outcome. */
  async function act(outcome?: SendOutcome, expiresAt = now + 156 * HOUR): Promise<void> {
    const { id: lead } = (await (await site.post('/api/contact/submit', contactForm)).json()).data;
    count += 1;
    const id = `alarm-${engine}-${count}`;
    const send: NewSend & { sealed: string; dueAt: number } = {
      ...{
        id,
        destination: 'meta',
        act: 'lead',
        eventId: id,
        actedAt: now,
        proofId: 'p',
        artistProofId: null,
        ...{ content: null, page: null },
      },
      ...{ path: '/', category: 'contact', twin: false, fields: [], expiresAt, sealed: 'x', dueAt: now },
    };
    await site.ports.conversions.add(lead, [send], now);
    if (!outcome) return;
    const [claimed] = await site.ports.conversions.claim('meta', { now, leaseMs: 1000, limit: 1 });
    if (claimed) await site.ports.conversions.settle(claimed, outcome, now);
  }
  const answer = (kind: 'sent' | 'dead'): SendOutcome => ({
    ...{ kind, words: '', reference: undefined, apiVersion: 'v26.0', checkAt: null },
  });
  const troubles = async () => [...(await countSendTroubles(site.ports)).keys()];

  it('are none while the platform takes acts, and tell of refusals once they are more than one in twenty', async () => {
    await act(answer('sent'));
    await act(answer('dead'));
    expect(await troubles()).toEqual([]);
    await act(answer('dead'));
    expect(await troubles()).toEqual(['sendsRefused']);
    expect(await sendsThatAreOn(site.ports)).toMatchObject([{ name: 'meta', isTroubled: true }]);
    now += 8 * 24 * HOUR;
    expect(await troubles()).toEqual([]);
  });

  it('tell of two days without any act taken, not of those without consent, and end with the first one', async () => {
    await act({ kind: 'unsent', reason: 'refused' });
    now += 49 * HOUR;
    expect(await troubles()).toEqual([]);
    await act();
    now += 47 * HOUR;
    expect(await troubles()).toEqual([]);
    now += 2 * HOUR;
    expect(await troubles()).toEqual(['sendsSilent']);
    const [claimed] = await site.ports.conversions.claim('meta', { now, leaseMs: 1000, limit: 1 });
    if (claimed) await site.ports.conversions.settle(claimed, answer('sent'), now);
    expect(await troubles()).toEqual([]);
  });

  it('have their figures in the metrics: what waits, and what was ended within a day', async () => {
    const meta = async () => (await countSends(site.ports)).find(({ destination }) => destination === 'meta');
    const none = { waiting: 0, sent: 0, unclear: 0, dead: 0, unsent: 0 };
    expect(await countSends(site.ports)).toMatchObject([
      { destination: 'meta', counts: none, waitingSince: null },
      { destination: 'tiktok', counts: none },
      { destination: 'google', counts: none },
    ]);
    await act(answer('sent'));
    await act(answer('dead'));
    await act();
    expect(await meta()).toMatchObject({
      ...{ counts: { ...none, sent: 1, dead: 1, waiting: 1 }, waitingSince: START },
    });
    now += 25 * HOUR;
    expect(await meta()).toMatchObject({ counts: { ...none, waiting: 1 }, waitingSince: START });
  });

  it('tell of an act that is lost within half a day, and of nothing once the platform is switched off', async () => {
    await act(undefined, now + 11 * HOUR);
    expect(await troubles()).toEqual(['sendsEnding']);
    const { headers } = await openLanding(site);
    const change = {
      version: 1,
      meta: false,
      tiktok: false,
      google: false,
      googleCustomer: '',
      googleAction: '',
    };
    await site.send('PUT', '/api/settings/conversions', change, headers);
    expect(await troubles()).toEqual([]);
  });
});
