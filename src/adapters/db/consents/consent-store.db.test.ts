import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import type { StoredConsent } from '../../../app/ports.ts';
import { consentRecord } from '../../../domain/consent/choice.ts';
import { createConsentStore } from './consent-store.ts';

const proof = (changes: Partial<StoredConsent> = {}): StoredConsent => ({
  id: randomUUID(),
  record: consentRecord({ analytics: true, marketing: false, functional: true }, NOON),
  textVersion: '2026-11',
  locale: 'pt',
  objected: true,
  createdAt: NOON,
  ...changes,
});

eachEngine('consent store', (engine) => {
  it('returns a proof as it was stored', async () => {
    await using database = await openTestDatabase(engine);
    const first = proof();
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

  it('has no column for an IP address or a browser', async () => {
    await using database = await openTestDatabase(engine);
    const tables = await database.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'consents')?.columns.map(({ name }) => name);
    expect(columns?.sort()).toEqual([
      'created_at',
      'id',
      'locale',
      'objected',
      'public_id',
      'record',
      'text_version',
    ]);
  });
});
