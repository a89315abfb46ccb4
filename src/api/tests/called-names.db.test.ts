import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { reviewForm } from '../../../tests/reviews.ts';
import { contactForm, openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { costRows } from '../../app/costs/cost-rows.ts';
import type { Account } from '../../app/ports/account.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';

eachEngine('the names of colleagues in answers', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let ana: Account;
  beforeAll(async () => {
    site = await openTestSite(engine);
    ana = await addAccount(site, { name: 'Ana Costa' });
    headers = { ...bearer(await tokenOf(site, ana)), 'accept-language': 'fr' };
  });
  afterAll(() => site.close());

  const get = async (path: string) => (await (await site.get(`/api${path}`, headers)).json()).data;
  const send = async (method: string, path: string, body: object) => {
    const response = await site.send(method, `/api${path}`, body, headers);
    const answer = await response.json();
    expect([method, path, response.status < 300, answer]).toEqual([method, path, true, answer]);
    return answer.data;
  };

  it('names the assignee and the authors of changes and notes of a lead', async () => {
    await site.post('/api/contact/submit', contactForm);
    const { id } = (await get('/leads')).items[0];
    const assigned = await send('PATCH', `/leads/${id}`, { assigneeId: ana.id });
    expect(assigned.assignee).toEqual({ id: ana.id, email: ana.email, name: 'Ana Costa' });
    expect(assigned.events[0]).toMatchObject({
      kind: 'assignee',
      by: 'Ana Costa',
      from: null,
      to: 'Ana Costa',
    });
    const noted = await send('POST', `/leads/${id}/notes`, { text: 'Rappeler' });
    expect(noted.events[0]).toMatchObject({ kind: 'note', by: 'Ana Costa' });
    expect((await get('/leads')).items[0].assignee.name).toBe('Ana Costa');
    expect(await get('/assignees')).toEqual([{ id: ana.id, email: ana.email, name: 'Ana Costa' }]);
    const file = await (await site.get('/api/leads.csv', headers)).text();
    expect([file.includes('Ana Costa'), file.includes(ana.email)]).toEqual([true, false]);
  });

  it('names the moderator of a review, also in the 409 for another moderator', async () => {
    await site.post('/api/reviews', reviewForm);
    const { _id: id } = (await get('/reviews?status=pending'))[0];
    const decision = { status: 'approved', expected: 'pending' };
    const decided = await send('PUT', `/reviews/${id}`, decision);
    expect(decided).toMatchObject({ decidedBy: 'Ana Costa', history: [{ by: 'Ana Costa' }] });
    const late = await site.send('PUT', `/api/reviews/${id}`, decision, headers);
    expect([late.status, (await late.json()).message]).toEqual([409, expect.stringContaining('Ana Costa')]);
  });

  it('names the authors of texts of the site, of cost tables and of landing pages', async () => {
    const content = (await get('/content/hero')).locales[0].default;
    const draft = {
      locale: 'fr',
      version: 0,
      content: { ...content, fields: { ...content.fields, slogan: 'Un' } },
    };
    expect((await send('PUT', '/content/hero/draft', draft)).locale.draft.by).toBe('Ana Costa');
    const { draftVersion } = (await get('/content/hero')).locales[0];
    await send('POST', '/content/hero/publish', { locale: 'fr', draftVersion });
    expect((await get('/content/hero/versions?locale=fr')).items[0].by).toBe('Ana Costa');
    const table = structuredClone(costTable);
    table.youtube.costs.europe.awareness = [0.02, 0.08];
    const costs = { version: (await get('/settings/costs')).version, platforms: costRows(table) };
    expect((await send('PUT', '/settings/costs', costs)).by).toBe('Ana Costa');
    const { id } = await send('POST', '/landing-pages', { template: 'music-artist' });
    const page = await get(`/landing-pages/${id}`);
    expect(page.updatedBy).toBe('Ana Costa');
    const saved = { version: page.version, content: page.content };
    expect((await send('PUT', `/landing-pages/${id}`, saved)).updatedBy).toBe('Ana Costa');
  });
});
