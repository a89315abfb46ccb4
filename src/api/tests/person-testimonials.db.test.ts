import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';

eachEngine('what the content says about a person', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    headers = bearer(await tokenOf(site, await addAccount(site)));
    const lea = { text: 'Enfin des chiffres.', name: 'Léa N.', consentOn: '2026-11-20', consentHow: 'email' };
    await publish(0, { ...lea, consentBy: 'Léa Nova, lea@example.com' });
    await publish(2, { ...lea, text: 'Enfin de vrais chiffres.', consentBy: 'Léa Nova, lea@example.com' });
  });
  afterAll(() => site.close());

  async function publish(version: number, fields: Record<string, string>) {
    const content = { schema: 1, fields: {}, items: [{ id: 'lea', hidden: false, fields }] };
    const draft = { locale: 'fr', content, version };
    expect((await site.send('PUT', '/api/content/testimonials/draft', draft, headers)).status).toBe(200);
    const body = { locale: 'fr', draftVersion: version + 1 };
    expect((await site.send('POST', '/api/content/testimonials/publish', body, headers)).status).toBe(200);
  }
  const place = { part: 'testimonials', locale: 'fr', item: 'lea', versions: [2, 1], online: true };
  const exported = async (email: string) =>
    (await (await site.post('/api/people/export', { email }, headers)).json()).data.testimonials;
  const requests = async () => (await (await site.get('/api/rights-requests', headers)).json()).data.open;

  it('is in the export of the address that its consent names, and of no other', async () => {
    expect(await exported('LEA@example.com')).toEqual([
      { ...place, name: 'Léa N.', texts: ['Enfin de vrais chiffres.'], consentOn: '2026-11-20' },
    ]);
    expect(await exported('ea@example.com')).toEqual([]);
    expect(await site.ports.people.knows({ email: 'lea@example.com' })).toBe(true);
    expect(await site.ports.people.knows({ email: 'ea@example.com' })).toBe(false);
  });

  it('is listed for the staff in the request to remove it', async () => {
    const noted = { email: 'Lea@example.com', kind: 'testimonial', locale: 'fr' };
    const { data } = await (await site.post('/api/rights-requests', noted, headers)).json();
    expect(data.places).toEqual([place]);
    expect(
      (await (await site.post('/api/rights-requests', { ...noted, kind: 'other' }, headers)).json()).data
        .places,
    ).toEqual([]);
  });

  it('stays a request without an address when the person erases everything', async () => {
    expect(await requests()).toHaveLength(2);
    expect((await site.post('/api/people/erase', { email: 'lea@example.com' }, headers)).status).toBe(200);
    expect(await requests()).toMatchObject([{ kind: 'testimonial', email: '', places: [place] }]);
    const [{ number }] = await requests();
    const act = (body: object) => site.post(`/api/rights-requests/${number}/acts`, body, headers);
    expect((await act({ act: 'prolong', reason: 'Nobody to write to.' })).status).toBe(422);
    expect((await act({ act: 'close' })).status).toBe(200);
    expect(await requests()).toEqual([]);
  });
});
