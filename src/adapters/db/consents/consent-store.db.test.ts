import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import type { ProofFilter, StoredConsent } from '../../../app/ports/consents.ts';
import { consentRecord } from '../../../domain/consent/choice.ts';
import { createVisitCountStore } from '../dashboard/visit-count-store.ts';
import { createConsentStore } from './consent-store.ts';

const proof = (changes: Partial<StoredConsent> = {}): StoredConsent => ({
  id: randomUUID(),
  record: consentRecord({ analytics: true, marketing: false, functional: true }, NOON),
  textVersion: '2026-11',
  locale: 'pt',
  objected: true,
  replaces: null,
  scope: null,
  asked: null,
  createdAt: NOON,
  ...changes,
});

eachEngine('consent store', (engine) => {
  it('returns a proof as it was stored', async () => {
    await using database = await openTestDatabase(engine);
    const first = proof({ scope: 'p1', asked: { artist: 'Nova', platforms: ['meta'] } });
    expect(await createConsentStore(database).save(first)).toEqual(first);
  });

  it('keeps the first proof of an id, also when several are saved at once', async () => {
    await using database = await openTestDatabase(engine);
    const consents = createConsentStore(database);
    const first = proof();
    await consents.save(first);
    const others = [1, 2, 3, 4].map((hour) =>
      consents.save({ ...first, locale: 'en', createdAt: NOON + hour }),
    );
    expect(await Promise.all(others)).toEqual([first, first, first, first]);
    expect(await database.db.selectFrom('consents').select('public_id').execute()).toHaveLength(1);
  });

  it('deletes only the proofs from before a moment', async () => {
    await using database = await openTestDatabase(engine);
    const consents = createConsentStore(database);
    await consents.save(proof({ createdAt: NOON - 1 }));
    const kept = await consents.save(proof());
    await consents.forget(NOON);
    const rows = await database.db.selectFrom('consents').select('public_id').execute();
    expect(rows).toEqual([{ public_id: kept.id }]);
  });

  it('lists the newest first, and finds proofs by number, language and choice', async () => {
    await using database = await openTestDatabase(engine);
    const consents = createConsentStore(database);
    const accepting = consentRecord({ analytics: true, marketing: true, functional: true }, NOON);
    const refused = proof({ createdAt: NOON, locale: 'fr' });
    const accepted = proof({ createdAt: NOON + 1, record: accepting, locale: 'en' });
    const taken = proof({ createdAt: NOON + 2, record: accepting });
    const back = proof({ createdAt: NOON + 3, replaces: taken.id });
    // The proof that replaces another one may arrive first.
    for (const one of [back, refused, accepted, taken]) await consents.save(one);
    const ids = async (filter: ProofFilter, limit = 10, from = 0) =>
      (await consents.list(filter, limit, from)).map(({ id }) => id);
    expect(await ids({})).toEqual([back.id, taken.id, accepted.id, refused.id]);
    expect(await ids({}, 2, 1)).toEqual([taken.id, accepted.id]);
    expect(await ids({ id: accepted.id.slice(0, 12).toUpperCase() })).toEqual([accepted.id]);
    expect(await ids({ id: '%' })).toHaveLength(4);
    expect(await ids({ locale: 'en' })).toEqual([accepted.id]);
    expect(await ids({ choice: 'marketing' })).toEqual([taken.id, accepted.id]);
    expect(await ids({ choice: 'withdrawn' })).toEqual([taken.id]);
    expect(await ids({ choice: 'objected', locale: 'en' })).toEqual([accepted.id]);
    expect(await consents.counts({ choice: 'withdrawn', locale: 'pt' })).toEqual({
      all: 2,
      marketing: 1,
      objected: 2,
      withdrawn: 1,
    });
    expect(await consents.list({ id: taken.id }, 10, 0)).toEqual([
      { ...taken, replacedAt: NOON + 3, withdrawn: true, used: 0 },
    ]);
    expect(await consents.list({ id: accepted.id }, 10, 0)).toEqual([
      { ...accepted, replacedAt: null, withdrawn: false, used: 0 },
    ]);
  });

  it('counts the first answers by week, language, text and objection', async () => {
    await using database = await openTestDatabase(engine);
    const consents = createConsentStore(database);
    const accepting = consentRecord({ analytics: true, marketing: true, functional: true }, NOON);
    const first = proof({ createdAt: NOON, objected: false, record: accepting });
    const all = [
      first,
      proof({ createdAt: NOON + 1, objected: false }),
      proof({ createdAt: NOON + 2, objected: true }),
      proof({ createdAt: NOON + 100, objected: false, locale: 'fr', textVersion: '2026-12' }),
      proof({ createdAt: NOON + 50, objected: false, replaces: first.id }),
      proof({ createdAt: NOON - 1, objected: false }),
      proof({ createdAt: NOON + 200, objected: false }),
    ];
    for (const one of all) await consents.save(one);
    const found = await consents.answers([NOON, NOON + 100], NOON + 200);
    expect(found.sort((a, b) => a.week - b.week || b.answers - a.answers)).toEqual([
      { week: 0, locale: 'pt', textVersion: '2026-11', objected: false, answers: 2, accepted: 1 },
      { week: 0, locale: 'pt', textVersion: '2026-11', objected: true, answers: 1, accepted: 0 },
      { week: 1, locale: 'fr', textVersion: '2026-12', objected: false, answers: 1, accepted: 0 },
    ]);
    expect(await consents.answers([], NOON)).toEqual([]);
  });

  it('reads how often the banner was shown, and no other count', async () => {
    await using database = await openTestDatabase(engine);
    const count = (day: string, kind: 'banner' | 'view') => ({ day, kind, name: 'fr', count: 2 });
    await createVisitCountStore(database).add([
      count('2026-11-21', 'banner'),
      count('2026-11-22', 'banner'),
      count('2026-11-22', 'view'),
    ]);
    expect(await createConsentStore(database).shown('2026-11-22', '2026-11-30')).toEqual([
      { day: '2026-11-22', locale: 'fr', count: 2 },
    ]);
  });

  it('has no column for an IP address or a browser', async () => {
    await using database = await openTestDatabase(engine);
    const tables = await database.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'consents')?.columns.map(({ name }) => name);
    expect(columns?.sort()).toEqual([
      'asked',
      'created_at',
      'id',
      'locale',
      'marketing',
      'objected',
      'public_id',
      'record',
      'replaces',
      'scope',
      'text_version',
    ]);
  });
});
