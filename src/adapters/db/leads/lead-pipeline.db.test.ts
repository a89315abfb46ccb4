import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine, freshLocation } from '../../../../tests/databases.ts';
import { openDatabase } from '../engine/connect.ts';
import { migrate, migrations } from '../engine/migrate.ts';
import { createLeadDesk } from './lead-desk.ts';

eachEngine('migration 0005', (engine) => {
  it('keeps leads, deliveries and attempts, and fills the columns of the list', async () => {
    await using location = await freshLocation(engine);
    const database = await openDatabase(location);
    const { '0005-lead-pipeline': _later, ...earlier } = migrations;
    const before = Object.entries(earlier).filter(([name]) => name < '0005');
    await migrate(database, Object.fromEntries(before));
    const { db } = database;
    for (let id = 1; id <= 3; id += 1) {
      const fields = JSON.stringify({ platform: 'tiktok', budget: 700 + id, message: '<script>' });
      await sql`insert into leads (id, public_id, kind, created_at, name, email, fields, locale, referrer, utm, user_agent_family, request_id)
        values (${id}, ${`p${id}`}, 'simulation', ${id}, 'Élan', 'E@Example.com', ${fields}, 'fr', 'https://www.google.com/', '{}', 'Chrome', 'r')`.execute(
        db,
      );
    }
    for (const [lead, state] of [
      [1, 'delivered'],
      [1, 'dead'],
      [2, 'delivered'],
    ] as const) {
      await sql`insert into deliveries (message_id, lead_id, destination, body, state)
        values (${`m${lead}${state}`}, ${lead}, 'simulator', 'the exact text', ${state})`.execute(db);
    }
    await sql`insert into delivery_attempts (delivery_id, number, started_at, duration_ms, status, answer)
      select id, 1, 5, 6, 200, 'fine' from deliveries`.execute(db);

    await migrate(database);
    const { items, total } = await createLeadDesk(database).page(
      { q: 'elan', platform: ['tiktok'], source: 'google', sort: 'budget', order: 'desc' },
      { limit: 25, offset: 0 },
    );
    expect(total).toBe(3);
    expect(items.map(({ id, budget, delivery, status }) => [id, budget, delivery, status])).toEqual([
      ['p3', 703, 'none', 'new'],
      ['p2', 702, 'delivered', 'new'],
      ['p1', 701, 'dead', 'new'],
    ]);
    const record = await createLeadDesk(database).find('p1');
    expect(record?.deliveries).toMatchObject([
      { id: 'm1delivered', made: [{ number: 1, answer: 'fine' }] },
      { id: 'm1dead', made: [{ status: 200 }] },
    ]);
    const person = await db.selectFrom('leads').select('email_key').distinct().execute();
    expect(person).toEqual([{ email_key: 'e@example.com' }]);
    // The foreign keys still hold: deliveries and attempts are deleted with their lead.
    await db.deleteFrom('leads').where('public_id', '=', 'p1').execute();
    const left = await db.selectFrom('deliveries').select('message_id').execute();
    expect(left).toEqual([{ message_id: 'm2delivered' }]);
    expect(await db.selectFrom('delivery_attempts').select('id').execute()).toHaveLength(1);
    await database.close();
  });
});
