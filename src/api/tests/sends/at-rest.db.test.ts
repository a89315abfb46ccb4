import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactForm, openTestSite } from '../../../../tests/test-site.ts';
import { startMeta, startTiktok } from '../../../../tests/vendors/conversions.ts';
import { serviceAccountKey, startDataManager } from '../../../../tests/vendors/google-data-manager.ts';
import { openDatabase } from '../../../adapters/db/engine/connect.ts';
import { startSends } from '../../../app/conversions/send-due.ts';

const PEOPLE = 10;
const HOUR = 3_600_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

eachEngine('the identifiers of visitors', (engine) => {
  it('are readable nowhere at rest and in no log, while they wait and afterwards', async () => {
    let now = Date.UTC(2026, 10, 29, 12);
    const [meta, tiktok, google] = await Promise.all([startMeta(), startTiktok(), startDataManager()]);
    const origins = {
      'https://graph.facebook.com': meta.vendor.url,
      'https://business-api.tiktok.com': tiktok.vendor.url,
      ...google.origins,
    };
    const site = await openTestSite(
      engine,
      { clock: { now: () => now }, random: () => 0.5, adPlatforms: { origins, timeoutMs: 1000 } },
      { META_PIXEL_ID: '123456789012345', TIKTOK_PIXEL_ID: '1234567890123456789' },
    );
    const database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    const account = await addAccount(site);
    const saved = await site.send(
      'PUT',
      '/api/settings/conversions',
      {
        ...{ version: 0, meta: true, metaToken: 'EAABplantedtoken0001', tiktok: true },
        ...{ tiktokToken: 'planted-tiktok-token-0002', google: true, googleToken: serviceAccountKey },
        ...{ googleCustomer: '1234567890', googleAction: '987654321' },
      },
      bearer(await tokenOf(site, account)),
    );
    expect(saved.status).toBe(200);

    const planted = ['EAABplantedtoken0001', 'planted-tiktok-token-0002', 'BEGIN PRIVATE KEY', 'ya29.token'];
    for (let person = 0; person < PEOPLE; person += 1) {
      const mark = String(100_000_000 + person * 7_654_321);
      const ids = {
        fbp: `fb.1.1795830000000.${mark}`,
        fbc: `fb.1.1795830000000.IwARplanted${mark}`,
        ttp: `ttpplanted${mark}`,
        ttclid: `E.C.P.ttclidplanted${mark}`,
        gclid: `Cj0KCQiAplanted${mark}`,
      };
      planted.push(...Object.values(ids));
      const headers = { 'user-agent': BROWSER };
      const form = { ...contactForm, page: '/contact', locale: 'fr' };
      const lead = (await (await site.post('/api/contact/submit', form, headers)).json()).data.id;
      const proof = randomUUID();
      const record = {
        ...{ essential: true, analytics: false, marketing: true, functional: false, version: '1.0' },
        timestamp: new Date(now - 60_000).toISOString(),
      };
      const choice = { id: proof, record, textVersion: '2026-11-29.4', locale: 'fr' };
      await site.post('/api/consents', choice, headers);
      await site.post('/api/acts', { lead, act: 'lead', proof, loaded: [], ids }, headers);
    }
    // One is refused, one is not answered, one repeats what it was told in its words.
    meta.next = [
      { status: 400, json: { error: { code: 100, message: `Bad value ${planted[4]} ${planted[5]}` } } },
    ];
    tiktok.next = [{ hostile: 'a closed door' }];
    google.next = [
      {
        status: 400,
        json: { error: { code: 400, status: 'INVALID_ARGUMENT', message: `No ${planted[8]}` } },
      },
    ];

    /** All that is at rest: the files of the data folder, or every row of every table. */
    async function atRest(): Promise<string> {
      if (engine === 'sqlite') {
        await sql`pragma wal_checkpoint`.execute(database.db);
        const folder = site.variables['DATA_DIR'] ?? '';
        const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
          file.isFile(),
        );
        return files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('\n');
      }
      const tables = await database.db.introspection.getTables();
      const rows: string[] = [];
      for (const { name, schema } of tables) {
        const table = sql.table(`${schema ?? 'public'}.${name}`);
        const { rows: found } = await sql<{
          row: string;
        }>`select (t.*)::text as row from ${table} as t`.execute(database.db);
        rows.push(...found.map(({ row }) => row));
      }
      return rows.join('\n');
    }
    const found = async () => {
      const text = `${await atRest()}\n${site.lines.join('\n')}`;
      // What is searched holds the rest of these leads: an empty text would prove nothing.
      expect(text).toContain(contactForm.email);
      return planted.filter((value) => text.includes(value));
    };

    expect(planted.length).toBeGreaterThanOrEqual(54);
    expect((await site.ports.conversions.listSealed()).length).toBe(3 * PEOPLE);
    expect(await found()).toEqual([]);
    for (let round = 0; round < 6; round += 1) {
      for (const name of ['meta', 'tiktok', 'google'] as const)
        await Promise.all(await startSends(site.ports, name));
      now += 60_000;
    }
    expect([meta.counted.size, tiktok.counted.size, google.counted.size]).toEqual([
      PEOPLE - 1,
      PEOPLE,
      PEOPLE - 1,
    ]);
    // Those of the two refused acts stay sealed for a day.
    expect((await site.ports.conversions.listSealed()).length).toBe(2);
    expect(await found()).toEqual([]);
    now += 25 * HOUR;
    await site.ports.conversions.endOld(now);
    expect(await site.ports.conversions.listSealed()).toEqual([]);
    expect(await found()).toEqual([]);

    await database.close();
    await site.close();
    await Promise.all([meta, tiktok, google].map(({ vendor }) => vendor.close()));
  });
});
