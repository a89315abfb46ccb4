import { expect, it } from 'vitest';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openLanding } from '../../../tests/landing/landing.ts';
import { landingContent } from '../../../tests/landing/landing-content.ts';
import { openTestSite } from '../../../tests/test-site.ts';
import { openDatabase } from '../../adapters/db/engine/connect.ts';
import type { MailOutcome } from '../../domain/mail/retry.ts';
import { startDueReminders } from './send-due.ts';

const FANS = 10_000;
const HOUR = 3_600_000;
const RELEASE = Date.parse('2027-01-22T00:00:00+01:00');

eachEngine('startDueReminders', (engine) => {
  it('sends ten thousand reminders, through refusals, failures of the relay and a killed process, and no fan is forgotten', {
    timeout: 180_000,
  }, async () => {
    let now = RELEASE - 30 * HOUR;
    const site = await openTestSite(engine, { clock: { now: () => now } });
    const database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    const { shared, ...content } = landingContent('Nova');
    const desk = await openLanding(site);
    await desk.online('Nova', { ...content, shared: { ...shared, releaseAt: RELEASE } });
    await site.ports.liveLandings.refresh();
    const { db } = database;
    const { id: page } = await db.selectFrom('landing_pages').select('id').executeTakeFirstOrThrow();
    const { reminderCodes } = site.ports;
    const due = RELEASE + 9 * HOUR;
    const rows = Array.from({ length: FANS }, (_, index) => {
      const name = `fan-${index}`;
      const hashOf = (act: 'confirm' | 'stop') => reminderCodes.hashOf(reminderCodes.codeOf(name, act));
      return {
        ...({ public_id: name, page_id: page, channel: 'mail', step: 'remind', state: 'waiting' } as const),
        ...({ email: `${name}@example.com`, target_hash: name, locale: 'fr', zone: 'Europe/Paris' } as const),
        ...({ moment: 'morning', platform: '', text_version: 1, asked_at: now, confirmed_at: now } as const),
        ...{ due_at: due, promised_at: due, next_attempt_at: due, ended_at: null },
        ...({ lane: 'reminder-mail', endpoint: '', p256dh: '', auth: '', list_sentence: '' } as const),
        ...{ yes_hash: hashOf('confirm'), stop_hash: hashOf('stop'), lease: null, last_error: null },
      };
    });
    for (let at = 0; at < FANS; at += 500)
      await db
        .insertInto('reminders')
        .values(rows.slice(at, at + 500))
        .execute();

    const sent = new Map<string, number>();
    const delivered = new Set<string>();
    let killed = false;
    const mailer = {
      ...site.ports.mailer,
      async send({ id }: { id: string }): Promise<MailOutcome> {
        const attempts = (sent.get(id) ?? 0) + 1;
        sent.set(id, attempts);
        const number = Number(id.split('-')[1]);
        if (number % 100 === 1) return { kind: 'failed', reason: 'refused', status: 550 };
        if (number % 100 === 2 && attempts === 1) return { kind: 'failed', reason: 'refused', status: 451 };
        delivered.add(id);
        // The process dies after the relay took the message and before the outcome was recorded.
        if (!killed && delivered.size === FANS / 2) {
          killed = true;
          throw new Error('killed');
        }
        return { kind: 'sent' };
      },
    };
    const ports = { ...site.ports, mailer, siteUrl: () => 'https://agency.example' };
    const began = performance.now();
    now = due;
    // Until the queue is empty, also of what is tried again after a minute and of the lease of the killed process.
    for (let idle = 0; idle < 3; ) {
      const started = await startDueReminders(ports, 50);
      await Promise.all(started);
      if (started.length === 0) {
        idle += 1;
        now += 150_000;
      }
    }
    expect(performance.now() - began).toBeLessThan(120_000);
    const states = await db
      .selectFrom('reminders')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .orderBy('state')
      .execute();
    expect(states.map(({ state, count }) => [state, Number(count)])).toEqual([
      ['dead', FANS / 100],
      ['sent', FANS - FANS / 100],
    ]);
    expect(delivered.size).toBe(FANS - FANS / 100);
    // Only the message under way at the end of the process is repeated, with the same identifier.
    const twice = [...sent].filter(([id, attempts]) => attempts > 1 && Number(id.split('-')[1]) % 100 !== 2);
    expect(twice).toHaveLength(1);
    await database.close();
    await site.close();
  });
});
