import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';

eachEngine('the first steps of an account', (engine) => {
  let site: TestSite;
  let anna: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    anna = bearer(await tokenOf(site, await addAccount(site)));
  });
  afterAll(() => site.close());
  const welcome = async (headers = anna) =>
    (await (await site.get('/api/dashboard', headers)).json()).data.welcome;
  const doneSteps = async () =>
    (await welcome()).flatMap(({ step, done }: { step: string; done: boolean }) => (done ? [step] : []));
  const dismiss = (headers = anna) =>
    postFrom(site, newAddress(), '/api/welcome/dismiss', undefined, headers);
  const change = async (path: string, values: object) => {
    const { data } = await (await site.get(path, anna)).json();
    const response = await site.send('PUT', path, { ...data, ...values }, anna);
    expect([path, response.status]).toEqual([path, 200]);
  };

  it('returns five steps, all open on a new site', async () => {
    expect((await welcome()).map(({ step }: { step: string }) => step)).toEqual([
      'company',
      'automation',
      'tags',
      'team',
      'content',
    ]);
    expect(await doneSteps()).toEqual([]);
  });

  it('marks a step as done by the state of the site, not by a visit', async () => {
    const webhooks = await site.send(
      'PUT',
      '/api/settings/webhooks',
      { version: 0, contact: 'https://n8n.example.com/webhook/contact' },
      anna,
    );
    expect(webhooks.status).toBe(200);
    expect(await doneSteps()).toEqual(['automation']);
    await change('/api/settings/integrations', {
      googleTagManager: { containerId: 'GTM-ABC1234', isEnabled: true },
    });
    await addAccount(site, { role: 'moderator' });
    expect(await doneSteps()).toEqual(['automation', 'tags', 'team']);
  });

  it('hides the steps for good from the account that dismisses them, and not from another account', async () => {
    const other = bearer(await tokenOf(site, await addAccount(site)));
    for (let times = 0; times < 2; times += 1)
      expect(await (await dismiss()).json()).toEqual({ success: true, data: { dismissed: true } });
    expect(await welcome()).toBeNull();
    expect(await welcome(other)).toHaveLength(5);
  });
});
