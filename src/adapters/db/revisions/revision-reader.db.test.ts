import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf, fetchedReview, NOON } from '../../../../tests/factories.ts';
import type { Revisions } from '../../../app/ports/revisions.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { createReviewInbox } from '../reviews/review-inbox.ts';
import { createReviewStore } from '../reviews/review-store.ts';
import { createStateStore } from '../state/state-store.ts';
import { createRevisionReader } from './revision-reader.ts';

eachEngine('the revision numbers', (engine) => {
  let database: TestDatabase;
  let known: Revisions;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    known = await createRevisionReader(database).read();
  });
  afterEach(() => database.close());

  /** Returns the names whose number has changed since the last call. */
  async function changed(): Promise<string[]> {
    const present = await createRevisionReader(database).read();
    const names = Object.keys(present).filter(
      (name) => Reflect.get(present, name) !== Reflect.get(known, name),
    );
    known = present;
    return names.sort();
  }
  const reviews = () => createReviewStore(database, { next: () => crypto.randomUUID() });
  const one = () => database.db.selectFrom('reviews').select('public_id').executeTakeFirstOrThrow();

  it('change when a lead arrives, and neither with its status nor when it is removed', async () => {
    const lead = contactLead();
    await createLeadStore(database).save(lead, [deliveryOf(lead)]);
    expect(await changed()).toEqual(['leads']);
    await database.db.updateTable('leads').set({ status: 'contacted' }).execute();
    expect(await changed()).toEqual([]);
    await database.db.deleteFrom('leads').execute();
    expect(await changed()).toEqual([]);
  });

  it('change with shown reviews, and separately with votes, and not with pending reviews', async () => {
    await reviews().replace('vendor', [fetchedReview()], NOON);
    expect(await changed()).toEqual(['reviews', 'shown_reviews']);
    await createReviewInbox(database).vote((await one()).public_id, 'browser');
    expect(await changed()).toEqual(['votes']);
    await database.db.updateTable('reviews').set({ status: 'pending' }).execute();
    expect(await changed()).toEqual(['shown_reviews']);
    await database.db.updateTable('reviews').set({ comment: 'other' }).execute();
    await database.db.deleteFrom('reviews').execute();
    expect(await changed()).toEqual([]);
  });

  it('change with settings and cost tables, and not with the state of the server', async () => {
    await database.db
      .insertInto('settings')
      .values({ name: 'company', version: 1, value: '{}', updated_at: 1 })
      .execute();
    expect(await changed()).toEqual(['settings']);
    await database.db.deleteFrom('settings').execute();
    expect(await changed()).toEqual(['settings']);
    await database.db
      .insertInto('cost_tables')
      .values({
        version: 2,
        costs: '{}',
        author_id: null,
        created_at: 1,
        origin: 'typed',
        basis: null as never,
      })
      .execute();
    expect(await changed()).toEqual(['costs']);
    await createStateStore(database).set('key', 1, 1);
    expect(await changed()).toEqual([]);
  });

  it('stay the same after a rollback, and change with a transaction of many rows', async () => {
    await database.db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('leads').execute();
        await trx
          .insertInto('settings')
          .values({ name: 'company', version: 1, value: '{}', updated_at: 1 })
          .execute();
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(await changed()).toEqual([]);
    const many = Array.from({ length: 50 }, (_, index) => fetchedReview({ externalId: `r${index}` }));
    await reviews().replace('vendor', many, NOON);
    expect(await changed()).toEqual(['reviews', 'shown_reviews']);
  });

  it('count every one of 40 simultaneous transactions', async () => {
    const before = known.leads;
    const leads = Array.from({ length: 40 }, () => contactLead());
    await Promise.all(leads.map((lead) => createLeadStore(database).save(lead, [deliveryOf(lead)])));
    expect((await createRevisionReader(database).read()).leads).toBe(before + 40);
  });
});
