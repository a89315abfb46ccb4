import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { auditEntry, NOON } from '../../../../tests/factories.ts';
import type { MailQueue } from '../../../app/ports/mail.ts';
import { appendMail, createMailQueue } from './mail-queue.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

eachEngine('mail queue', (engine) => {
  let database: TestDatabase;
  let queue: MailQueue;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    queue = createMailQueue(database);
  });
  afterEach(() => database.close());

  const write = (id: string, at = NOON, due?: number) =>
    appendMail(database.db, { to: ' Lea@Example.com', subject: `S ${id}`, text: 'T' }, id, at, due);
  const claim = (now = NOON, limit = 10) => queue.claim({ now, leaseMs: MINUTE, limit });
  const one = async (now = NOON) => {
    const [mail] = await claim(now, 1);
    if (!mail) throw new Error('Nothing was due.');
    return mail;
  };
  const failed = { kind: 'failed', reason: 'credentials', status: 535 } as const;
  const retry = { kind: 'retry', inMs: 5 * MINUTE } as const;

  it('returns due messages, the longest due first, and each message to one worker only', async () => {
    await write('b', NOON + 1);
    await write('a', NOON);
    await write('later', NOON, NOON + DAY);
    const claims = await Promise.all([claim(NOON + 2, 1), claim(NOON + 2, 1), claim(NOON + 2, 1)]);
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(claims.flat()[0]).toMatchObject({ to: 'lea@example.com', text: 'T', attempt: 1 });
  });

  it('returns a message again when its lease has ended, and accepts only the outcome of the new holder', async () => {
    await write('a');
    const lost = await one();
    expect(await claim(NOON + MINUTE - 1)).toEqual([]);
    const again = await one(NOON + MINUTE);
    expect(again.attempt).toBe(1);
    await queue.settle(lost, { kind: 'sent' }, { kind: 'sent' }, NOON);
    expect(await queue.counts()).toMatchObject({ waiting: 1, sent: 0, dead: 0 });
    await queue.settle(again, { kind: 'sent' }, { kind: 'sent' }, NOON + MINUTE);
    expect(await queue.latest(5)).toEqual([
      expect.objectContaining({
        id: 'a',
        state: 'sent',
        sentAt: NOON + MINUTE,
        nextAttemptAt: null,
        lastError: null,
      }),
    ]);
  });

  it('delays a failed message, and stores the reason without the text of the server', async () => {
    await write('a');
    await queue.settle(await one(), failed, retry, NOON + 7);
    expect(await queue.latest(5)).toEqual([
      expect.objectContaining({
        state: 'waiting',
        attempts: 1,
        nextAttemptAt: NOON + 7 + retry.inMs,
        lastError: 'credentials 535',
      }),
    ]);
    expect(await claim(NOON + retry.inMs)).toEqual([]);
    expect((await one(NOON + 7 + retry.inMs)).attempt).toBe(2);
  });

  it('makes failed messages due when the settings change, but not untried or claimed ones', async () => {
    for (const id of ['failed', 'fresh', 'under way'])
      await write(id, NOON, id === 'fresh' ? NOON + DAY : NOON);
    for (const mail of await claim()) {
      if (mail.id === 'failed') await queue.settle(mail, failed, retry, NOON);
    }
    await queue.hurry(NOON + 1);
    expect((await claim(NOON + 1)).map(({ id }) => id)).toEqual(['failed']);
  });

  it('lists dead messages first, and retries them with an audit entry', async () => {
    for (const id of ['a', 'b']) await write(id);
    for (const mail of await claim())
      await queue.settle(mail, failed, mail.id === 'a' ? { kind: 'dead' } : retry, NOON);
    await write('newer', NOON + 1);
    expect((await queue.latest(5)).map(({ id }) => id)).toEqual(['a', 'newer', 'b']);
    const entryOf = (count: number) => auditEntry({ action: 'mails_retried', after: { count } });
    expect(await queue.retryDead(NOON + 2, entryOf)).toBe(1);
    expect(await queue.retryDead(NOON + 2, entryOf)).toBe(0);
    expect((await claim(NOON + 2)).map(({ id, attempt }) => [id, attempt])).toContainEqual(['a', 1]);
    const entries = await database.db.selectFrom('audit_log').select('after').execute();
    expect(entries).toEqual([{ after: '{"count":1}' }]);
  });

  it('keeps apart the messages that were sent and those that were kept as files', async () => {
    for (const id of ['a', 'b']) await write(id);
    for (const mail of await claim()) {
      const kind = mail.id === 'a' ? 'sent' : 'kept';
      await queue.settle(mail, { kind }, { kind }, NOON + 5);
    }
    expect(await queue.counts()).toMatchObject({ waiting: 0, sent: 1, kept: 1 });
    const states = (await queue.latest(5)).map(({ id, state, sentAt }) => [id, state, sentAt]);
    expect(states).toEqual([
      ['b', 'kept', NOON + 5],
      ['a', 'sent', NOON + 5],
    ]);
    expect(await queue.forget(NOON + 6)).toBe(2);
  });

  it('retries one message that failed or waits after a failure, with an audit entry, and no other', async () => {
    for (const id of ['dead', 'waits', 'sent', 'leased']) await write(id);
    await write('planned', NOON, NOON + DAY);
    const entry = auditEntry({ action: 'mail_retried', at: NOON + 2 });
    for (const mail of await claim()) {
      if (mail.id === 'dead') await queue.settle(mail, failed, { kind: 'dead' }, NOON);
      if (mail.id === 'waits') await queue.settle(mail, failed, retry, NOON);
      if (mail.id === 'sent') await queue.settle(mail, { kind: 'sent' }, { kind: 'sent' }, NOON);
    }
    const answers = [];
    for (const id of ['dead', 'waits', 'sent', 'leased', 'planned', 'unknown'])
      answers.push(await queue.retryOne(id, entry));
    expect(answers).toEqual([true, true, false, false, false, undefined]);
    expect((await claim(NOON + 2)).map(({ id, attempt }) => [id, attempt])).toEqual([
      ['dead', 1],
      ['waits', 2],
    ]);
    const entries = await database.db.selectFrom('audit_log').select('action').execute();
    expect(entries).toEqual([{ action: 'mail_retried' }, { action: 'mail_retried' }]);
  });

  it('plans no time for a message that is being sent', async () => {
    await write('a');
    await one();
    expect(await queue.latest(5)).toEqual([
      expect.objectContaining({ state: 'waiting', nextAttemptAt: null }),
    ]);
  });

  it('deletes old sent and dead messages, and never waiting ones', async () => {
    for (const id of ['sent', 'dead', 'waiting']) await write(id, NOON - 40 * DAY);
    for (const mail of await claim()) {
      if (mail.id === 'sent') await queue.settle(mail, { kind: 'sent' }, { kind: 'sent' }, NOON - 20 * DAY);
      if (mail.id === 'dead') await queue.settle(mail, failed, { kind: 'dead' }, NOON - 20 * DAY);
    }
    expect(await queue.forget(NOON - 30 * DAY)).toBe(1);
    expect((await queue.latest(5)).map(({ id }) => id)).toEqual(['waiting', 'sent']);
    expect(await queue.forget(NOON)).toBe(1);
    expect((await queue.latest(5)).map(({ id }) => id)).toEqual(['waiting']);
  });
});
