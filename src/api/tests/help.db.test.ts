import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';

const answer = {
  outcome: 'answer' as const,
  passages: [{ title: 'A', text: 'B', place: 'media' as const, screen: '' }],
};
const find = vi.fn(async () => answer);

eachEngine('POST /api/help', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine, { staffHelp: { find } });
  });
  afterAll(() => site.close());

  it('searches the help for the role of the account, and logs no word of the question', async () => {
    const headers = bearer(await tokenOf(site, await addAccount(site, { role: 'moderator' })));
    const response = await site.send(
      'POST',
      '/api/help',
      { question: ' un mot-très-particulier ', locale: 'pt' },
      headers,
    );
    expect([response.status, (await response.json()).data]).toEqual([200, answer]);
    expect(find).toHaveBeenLastCalledWith('pt', 'moderator', 'un mot-très-particulier');
    expect(site.lines.join('\n')).not.toContain('particulier');
  });

  it('is for accounts only', async () => {
    expect((await site.post('/api/help', { question: 'mot', locale: 'fr' })).status).toBe(401);
  });
});
