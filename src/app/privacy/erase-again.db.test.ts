import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactLead } from '../../../tests/factories.ts';
import { openModeration } from '../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { backUp, restore } from '../../adapters/db/engine/backup.ts';
import { type Database, openDatabase } from '../../adapters/db/engine/connect.ts';
import { eraseAgain } from './erase-again.ts';

eachEngine('eraseAgain', (engine) => {
  let site: TestSite;
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    site = await openTestSite(engine);
    folder = site.variables['DATA_DIR'] ?? '';
    database = await openDatabase({ dataDir: folder, databaseUrl: site.variables['DATABASE_URL'] });
  });
  afterEach(async () => {
    await database.close();
    await site.close();
  });

  const saved = async (email: string) => {
    const lead = contactLead({ fields: { ...contactLead().fields, email } });
    await site.stores.leads.save(lead, []);
    return lead.id;
  };
  const left = async () =>
    (await site.stores.leads.list({ limit: 99 })).map(({ lead }) => lead.id).toSorted();
  const erase = async (person: object) => {
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const response = await postFrom(site, newAddress(), '/api/people/erase', person, headers);
    expect(response.status).toBe(200);
  };
  const backup = async (name: string) => {
    const file = path.join(folder, 'copies', name);
    await backUp(database, file);
    return file;
  };

  it('erases the persons again whom a restore of an older backup brought back, and no other', async () => {
    await saved('lea@example.com');
    const nameless = await saved('');
    const max = await saved('max@example.com');
    const { write } = await openModeration(site);
    await write({ email: 'Zoe@example.com' });
    const monday = await backup('monday.sqlite');
    await erase({ email: 'LEA@example.com' });
    await erase({ email: 'zoe@example.com' });
    await erase({ lead: nameless });
    expect(await left()).toEqual([max]);

    await restore(database, monday, folder);
    expect(await left()).toHaveLength(3);
    expect(await eraseAgain(site.ports)).toBe(3);
    expect(await left()).toEqual([max]);
    const reviews = await database.db.selectFrom('reviews').select('id').execute();
    expect(reviews).toEqual([]);
    expect(await eraseAgain(site.ports)).toBe(0);
    expect(await site.ports.audit.latest(1)).toEqual([
      expect.objectContaining({ action: 'person_erased', actorId: null }),
    ]);
  });

  it('leaves a person alone who came back after the erasure and is in the backup', async () => {
    await saved('lea@example.com');
    await erase({ email: 'lea@example.com' });
    const back = await saved('lea@example.com');
    const tuesday = await backup('tuesday.sqlite');
    await restore(database, tuesday, folder);
    expect(await eraseAgain(site.ports)).toBe(0);
    expect(await left()).toEqual([back]);
  });

  it('stores no address, and forgets an erasure after a year', async () => {
    await erase({ email: 'lea@example.com' });
    const rows = await database.db.selectFrom('erasures').selectAll().execute();
    expect(rows).toEqual([
      { digest: expect.stringMatching(/^[\w-]{43}$/), at: expect.any(Number), pending: 0 },
    ]);
    const [digest = ''] = site.ports.erasureDigests.of({ email: 'lea@example.com' });
    expect(rows[0]?.digest).toBe(digest);
    await eraseAgain({ ...site.ports, clock: { now: () => Date.now() + 366 * 86_400_000 } });
    expect(await database.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });
});
