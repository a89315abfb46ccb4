import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { mailText } from '../../../../tests/mail-text.ts';
import { reviewForm } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { tables } from '../../../adapters/db/schema.ts';
import type { Account } from '../../../app/ports/account.ts';
import { forgetReviews } from '../../../app/reviews/moderate/forget-reviews.ts';
import { TRAP_FIELD } from '../../../domain/spam/spam.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

eachEngine('the code of a secret link', (engine) => {
  let site: TestSite;
  let database: Database;
  let admin: Account;
  let headers: Record<string, string>;
  const time = { skipped: 0 };
  const now = () => Date.now() + time.skipped;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now } });
    const folder = site.variables['DATA_DIR'] ?? '';
    database = await openDatabase({ dataDir: folder, databaseUrl: site.variables['DATABASE_URL'] });
    admin = await addAccount(site);
    headers = bearer(await tokenOf(site, admin));
  });
  afterAll(async () => {
    await database.db.destroy();
    await site.close();
  });

  const call = async (method: string, at: string, body?: unknown) => {
    const response = await site.send(method, `/api${at}`, body, headers, newAddress());
    expect([at, response.status < 300]).toEqual([at, true]);
    return (await response.json()).data;
  };
  const everyRow = async () => {
    const rows: unknown[] = [];
    for (const { name } of tables)
      rows.push(...(await sql<object>`select * from ${sql.table(name)}`.execute(database.db)).rows);
    return JSON.stringify(rows);
  };
  const useMailServer = async (host: string) => {
    const { password: _password, ...settings } = await call('GET', '/settings/mail');
    await call('PUT', '/settings/mail', { ...settings, host });
  };
  const claim = () => site.stores.mails.claim({ now: now(), leaseMs: 1, limit: 50 });
  const stateOf = async (code: string) => (await call('GET', `/review-invitations/${code}/state`)).state;
  const mail = (email: string) => ({ email, locale: 'fr' });

  it('stores the code in no row of any table, whichever mail contains it, and deletes it from a sent mail', async () => {
    await useMailServer('smtp.example.com');
    const invited = await call('POST', '/review-invitations', {
      client: 'Nova',
      mail: mail('nova@example.com'),
    });
    await call('POST', '/accounts', { email: 'new@example.com', name: 'New', locale: 'fr', role: 'sales' });
    await site.post('/api/auth/password-link', { email: admin.email });
    const mails = await vi.waitFor(async () => {
      time.skipped += 2;
      const claimed = (await claim()).filter(({ to }) =>
        ['nova@example.com', 'new@example.com', admin.email].includes(to),
      );
      expect(claimed).toHaveLength(3);
      return claimed;
    });
    const codes = mails.map((one) => /(?:password#|\/review\/)([\w-]+)/.exec(mailText(site, one))?.[1] ?? '');
    expect(codes).toContain(invited.code);
    expect(codes.every((code) => code.length >= 8)).toBe(true);
    // A review that looks like spam is stored with its invitation.
    const spam = { [TRAP_FIELD]: 'https://spam.example' };
    await site.post('/api/reviews', { ...reviewForm, ...spam, code: invited.code });
    const stored = await everyRow();
    expect(stored).toContain(reviewForm.message);
    expect(codes.filter((code) => stored.includes(code))).toEqual([]);
    const exported = JSON.stringify(await call('POST', '/people/export', { email: admin.email }));
    expect(codes.filter((code) => exported.includes(code))).toEqual([]);
    for (const one of mails) await site.stores.mails.settle(one, { kind: 'sent' }, { kind: 'sent' }, now());
    const bodies = await database.db.selectFrom('mails').select('body').where('sealed', '=', 1).execute();
    expect(bodies.map(({ body }) => body)).toEqual(['', '', '']);
    expect(await site.stores.mails.listSealed()).toEqual([]);
    await useMailServer('');
  });

  it('writes the code to a file without a mail server, for an hour', async () => {
    time.skipped += HOUR;
    const folder = path.join(site.variables['DATA_DIR'] ?? '', 'mails');
    await site.post('/api/auth/password-link', { email: admin.email });
    const files = () => readdirSync(folder).filter((name) => name.endsWith('.link.eml'));
    site.worker.start();
    await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 5000 });
    await site.worker.stop();
    expect(readFileSync(path.join(folder, files()[0] ?? ''), 'utf8')).toContain('/admin/password#');
    await site.ports.keptMails.forget(now() - 30 * DAY, now() + 1);
    expect(files()).toEqual([]);
  });

  it('returns the code of a review invitation once; a new code replaces it and voids its unsent mail', async () => {
    const first = await call('POST', '/review-invitations', { client: 'Nova', mail: mail('a@example.com') });
    const { items } = await call('GET', '/review-invitations');
    expect(JSON.stringify(items)).not.toContain(first.code);
    const second = await call('POST', `/review-invitations/${first.id}/link`);
    expect(second.url).toContain(`/review/${second.code}`);
    expect([await stateOf(first.code), await stateOf(second.code)]).toEqual(['unknown', 'open']);
    const third = await call('POST', `/review-invitations/${first.id}/mail`, mail('b@example.com'));
    expect([await stateOf(second.code), await stateOf(third.code)]).toEqual(['unknown', 'open']);
    const states = await database.db
      .selectFrom('mails')
      .select(['recipient', 'state', 'body'])
      .where('recipient', 'in', ['a@example.com', 'b@example.com'])
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { recipient: 'a@example.com', state: 'void', body: '' },
      { recipient: 'b@example.com', state: 'waiting', body: expect.stringMatching(/^v1\./) },
    ]);
  });

  it('hashes a code from before the migration at the next start, and still accepts it', async () => {
    const { id } = await call('POST', '/review-invitations', { client: 'Nova' });
    await database.db
      .updateTable('review_invitations')
      .set({ code_digest: 'ABCD2345' })
      .where('public_id', '=', id)
      .execute();
    await site.resealSecrets();
    expect(await everyRow()).not.toContain('ABCD2345');
    expect(await stateOf('ABCD2345')).toBe('open');
  });

  it('deletes the code of a review invitation with the erasure of the person to whom it was mailed', async () => {
    const { code } = await call('POST', '/review-invitations', {
      client: 'Invited Person Dupont',
      mail: mail('Dupont@Example.com'),
    });
    const person = { email: 'dupont@example.com' };
    expect((await call('POST', '/people/export', person)).invitations).toMatchObject([
      { client: 'Invited Person Dupont' },
    ]);
    await call('POST', '/people/erase', person);
    expect(await stateOf(code)).toBe('unknown');
    expect(await everyRow()).not.toContain('Dupont');
  });

  it('deletes the code with its invitation five years after it was used, revoked or expired', async () => {
    const old = await call('POST', '/review-invitations', { client: 'Old', days: 1 });
    time.skipped += 5 * 366 * DAY + 60 * DAY;
    headers = bearer(await tokenOf(site, admin));
    const open = await call('POST', '/review-invitations', { client: 'New', days: 30 });
    await forgetReviews(site.ports);
    const { items } = await call('GET', '/review-invitations');
    expect(items.map(({ id }: { id: string }) => id)).toEqual([open.id]);
    expect(await stateOf(old.code)).toBe('unknown');
  });
});
