import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { openModerationLog } from './moderation-guard.ts';
import {
  appendModeration,
  eraseReasons,
  lockModerationLog,
  type ModerationEntry,
  verifyModerationLog,
} from './moderation-log.ts';

eachEngine('moderation log', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  async function append(changes: Partial<ModerationEntry> = {}): Promise<void> {
    await database.db.transaction().execute(async (trx) => {
      await lockModerationLog(trx, engine);
      await appendModeration(trx, {
        at: NOON,
        reviewId: randomUUID(),
        from: 'pending',
        to: 'rejected',
        actorId: randomUUID(),
        ground: 'not_with_us',
        reason: 'Pas notre entreprise.',
        told: false,
        ...changes,
      });
    });
  }
  const rows = () => database.db.selectFrom('moderation_log').selectAll().orderBy('id').execute();
  /** Changes the log as the owner of the database can. */
  async function tamper(statement: string): Promise<void> {
    await openModerationLog(database.db, engine);
    await sql.raw(statement).execute(database.db);
  }

  it('is a valid chain when it is empty, and after many simultaneous decisions', async () => {
    expect(await verifyModerationLog(database)).toEqual({
      ...{ sound: true, entries: 0, last: null, holdsExpected: true },
    });
    await Promise.all(Array.from({ length: 20 }, () => append()));
    await append({ reason: null, told: true });
    const all = await rows();
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect(all[0]?.previous_hash).toMatch(/^0{64}$/);
    expect(await verifyModerationLog(database)).toEqual({
      ...{ sound: true, entries: 21, last: all.at(-1)?.hash, holdsExpected: true },
    });
  });

  it('refuses to change, replace or remove an entry', async () => {
    await append();
    const before = await rows();
    const statements = [
      "update moderation_log set to_status = 'approved'",
      "update moderation_log set reason = 'Other'",
      'update moderation_log set reason = null',
      "update moderation_log set reason = null, reason_salt = null, hash = 'x'",
      'delete from moderation_log',
      ...(engine === 'postgres'
        ? [
            'truncate moderation_log',
            "insert into moderation_log select * from moderation_log on conflict (id) do update set actor_id = 'x'",
          ]
        : [
            'insert or replace into moderation_log select * from moderation_log',
            'update or replace moderation_log set id = 2',
            "insert into moderation_log select * from moderation_log where true on conflict (id) do update set actor_id = 'x'",
          ]),
    ];
    for (const statement of statements) {
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only');
    }
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['a status', "update moderation_log set to_status = 'approved' where id = 3", 3],
    ['a time', 'update moderation_log set at = at + 1 where id = 2', 2],
    ['an account', "update moderation_log set actor_id = 'x' where id = 5", 5],
    ['a reason', "update moderation_log set reason = 'Other' where id = 4", 4],
    [
      'a digest',
      "update moderation_log set reason_digest = 'x', reason = null, reason_salt = null where id = 4",
      4,
    ],
    ['a ground', "update moderation_log set ground = 'advertising' where id = 2", 2],
    ['a hash', "update moderation_log set hash = 'x' where id = 1", 1],
    ['an entry that is gone', 'delete from moderation_log where id = 3', 3],
    ['the first, gone', 'delete from moderation_log where id = 1', 1],
    ['another number', 'update moderation_log set id = case id when 2 then -3 else id end', -3],
    [
      'one that was pushed in',
      'insert into moderation_log select -1, at, review_id, from_status, to_status, actor_id, told, reason, reason_salt, reason_digest, previous_hash, hash, ground from moderation_log where id = 1',
      -1,
    ],
  ])('reveals tampering: %s', async (_what, statement, brokenAt) => {
    for (let i = 0; i < 5; i += 1) await append();
    await tamper(statement);
    expect(await verifyModerationLog(database)).toEqual({ sound: false, brokenAt });
  });

  it('reveals that its end was cut off, by a last hash noted elsewhere', async () => {
    for (let i = 0; i < 4; i += 1) await append();
    const [, second, , last] = await rows();
    expect(await verifyModerationLog(database, second?.hash)).toMatchObject({ holdsExpected: true });
    await tamper('delete from moderation_log where id > 2');
    expect(await verifyModerationLog(database, second?.hash)).toMatchObject({ holdsExpected: true });
    expect(await verifyModerationLog(database, last?.hash)).toMatchObject({
      ...{ sound: true, entries: 2, holdsExpected: false },
    });
  });

  it('stays valid when the text of a reason is erased', async () => {
    await append({ reviewId: 'erased' });
    await append();
    const [, kept] = await rows();
    await eraseReasons(database.db, ['erased']);
    await eraseReasons(database.db, ['erased']);
    const after = await rows();
    expect(after[0]).toMatchObject({ reason: null, reason_salt: null, reason_digest: expect.any(String) });
    expect(after[1]).toEqual(kept);
    await append();
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true, entries: 3 });
  });
});
