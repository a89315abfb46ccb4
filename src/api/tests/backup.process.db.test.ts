import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  addAccount,
  bearer,
  newAddress,
  PASSWORD,
  postFrom,
  tokenOf,
} from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { problemOf } from '../../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../../tests/test-site.ts';

async function openWithAdmin(engine: Parameters<typeof openTestSite>[0]) {
  const site = await openTestSite(engine, { safekeeping: undefined });
  const headers = bearer(await tokenOf(site, await addAccount(site)));
  const ask = (address: string, body?: unknown) => postFrom(site, newAddress(), address, body, headers);
  const check = async (key: string) => {
    const { data } = await (await site.get('/api/go-live', headers)).json();
    return data.checks.find((one: { key: string }) => one.key === key);
  };
  return { site, ask, check };
}
const actions = async ({ stores }: TestSite) => (await stores.audit.latest(5)).map(({ action }) => action);
const leftovers = ({ variables }: TestSite) =>
  readdirSync(variables['DATA_DIR'] ?? '').filter((name) => name.startsWith('backup-'));

eachEngine('a backup from the back office', (engine) => {
  it('downloads the whole database with the password, counts as the latest backup, and leaves no file behind', async () => {
    const { site, ask, check } = await openWithAdmin(engine);
    await site.post('/api/contact/submit', contactForm);
    expect(await problemOf(await ask('/api/backup', { password: 'wrong horse battery' }))).toEqual([
      422,
      'invalid_fields',
    ]);
    const broken = await ask('/api/backup', { password: PASSWORD });
    await broken.body?.cancel();
    expect(await check('backup')).toMatchObject({ outcome: 'never' });
    const answer = await ask('/api/backup', { password: PASSWORD });
    expect(answer.headers.get('content-disposition')).toMatch(/filename="backup-\d{4}-\d\d-\d\d\.sqlite"/);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(file.includes(contactForm.email)).toBe(true);
    expect(await check('backup')).toMatchObject({ outcome: 'made', facts: { bytes: file.length } });
    expect(await actions(site)).toContain('backup_downloaded');
    expect(leftovers(site)).toEqual([]);
    await site.close();
  });

  it('tries to restore a backup into a separate database, and the go-live list shows when', async () => {
    const { site, ask, check } = await openWithAdmin(engine);
    expect(await check('restore')).toMatchObject({ outcome: 'never' });
    const { data } = await (await ask('/api/backup/try')).json();
    const tried = data.checks.find(({ key }: { key: string }) => key === 'restore');
    expect(tried).toMatchObject({ outcome: 'compared', state: 'ok' });
    expect(await check('restore')).toEqual(tried);
    expect(await actions(site)).toContain('restore_tried');
    expect(leftovers(site)).toEqual([]);
    await site.close();
  });
});
