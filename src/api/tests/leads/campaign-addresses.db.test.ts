import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { fieldsOf, problemOf } from '../../../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { CampaignAddressDto } from '../../../contracts/campaign-addresses.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
const draft = {
  page: '/youtube-ads',
  locale: 'fr',
  place: 'instagram',
  campaign: 'sortie-nova',
  content: '',
};

eachEngine('the addresses of campaigns', (engine) => {
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    token = await tokenOf(site, await addAccount(site));
  });
  afterAll(() => site.close());
  const build = (change: object = {}) =>
    site.post('/api/campaign-addresses', { ...draft, ...change }, bearer(token));
  const built = async (change: object = {}): Promise<CampaignAddressDto> =>
    (await (await build(change)).json()).data;
  const listed = async (): Promise<CampaignAddressDto[]> =>
    (await (await site.get('/api/campaign-addresses', bearer(token))).json()).data.items;

  it('are built for pages, articles and whole addresses of the site, in the language that they name', async () => {
    const { url, id } = await built({ content: 'story-1' });
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    const { pathname, search } = new URL(url);
    expect(pathname + search).toBe(
      `/youtube-ads?utm_source=instagram&utm_medium=social&utm_campaign=sortie-nova&utm_content=story-1&utm_id=${id}`,
    );
    expect(await built({ page: new URL('/es', url).href })).toMatchObject({ path: '/', locale: 'es' });
    expect(await built({ page: '/', locale: 'pt' })).toMatchObject({ path: '/', locale: 'pt' });
  });

  it.each([
    ['page', { page: '/nowhere' }],
    ['page', { page: 'https://elsewhere.example/faq' }],
    ['page', { page: '/p/unknown' }],
    ['page', { page: '/articles/unknown' }],
    ['page', { page: '/en/articles/unknown' }],
    ['page', { page: '/de/faq' }],
    ['page', { page: '/p/preview/ABCD2345' }],
    ['campaign', { campaign: 'Sortie Nova' }],
    ['campaign', { campaign: '' }],
    ['content', { content: 'é' }],
  ])('are refused for a wrong %s: %j', async (field, change) => {
    expect(await fieldsOf(await build(change))).toEqual([422, [field]]);
  });

  it('are built for the article at a slug, under its present one', async () => {
    const find = vi
      .spyOn(site.ports.shownPosts, 'find')
      .mockImplementation(async (slug) =>
        slug.startsWith('a-') ? { id: 'one', slug: 'a-release' } : undefined,
      );
    for (const page of ['/en/articles/a-release?x=1', '/en/articles/a-former-slug'])
      expect(await built({ page, place: 'email' })).toMatchObject({
        path: '/articles/a-release',
        locale: 'en',
      });
    expect(await fieldsOf(await build({ page: '/articles/removed' }))).toEqual([422, ['page']]);
    find.mockRestore();
  });

  it('are refused in a language that a landing page does not have', async () => {
    const desk = await openLanding(site);
    const { slug } = await desk.online('Nova', landingContent('Nova'));
    expect(await built({ page: `/p/${slug}` })).toMatchObject({ path: `/p/${slug}`, locale: 'fr' });
    const refused = await build({ page: `/p/${slug}`, locale: 'pt' });
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      { locale: 'Cette page n’existe pas dans cette langue.' },
    ]);
    expect(await fieldsOf(await build({ page: `/pt/p/${slug}` }))).toEqual([422, ['page']]);
  });

  it('are listed with the visits and leads that came by each, and unknown numbers count nowhere', async () => {
    const { id } = await built({ page: '/faq' });
    const visit = (address: string) =>
      site.post('/api/visits', { kind: 'view', page: '/faq', channel: 'instagram', address }, browser);
    for (const address of [id, id, 'feedf00d']) expect((await visit(address)).status).toBe(204);
    const sent = await site.post('/api/contact/submit', { ...contactForm, campaignAddress: id });
    const lead = (await sent.json()).data.id;
    await site.post('/api/contact/submit', { ...contactForm, name: 'Noé', campaignAddress: 'feedf00d' });
    await site.send('PATCH', `/api/leads/${lead}`, { status: 'won', wonValue: 50_000 }, bearer(token));
    await site.addressCounter.flush();
    expect((await listed()).find((address) => address.id === id)).toMatchObject({
      ...{ visits: 2, leads: 1, won: 1, wonValue: 50_000 },
    });
    expect((await listed()).filter(({ visits }) => visits > 0)).toHaveLength(1);
  });

  it('have a QR code, are removed, and keep their leads', async () => {
    const [{ id, url } = await built()] = await listed();
    const one = `/api/campaign-addresses/${id}`;
    expect((await (await site.get(`${one}/qr`, bearer(token))).json()).data).toMatchObject({ url });
    expect((await site.send('DELETE', one, undefined, bearer(token))).status).toBe(200);
    expect(await problemOf(await site.send('DELETE', one, undefined, bearer(token)))).toEqual([
      404,
      'not_found',
    ]);
    expect((await listed()).map((address) => address.id)).not.toContain(id);
    const leads = await (await site.get('/api/leads', bearer(token))).json();
    expect(leads.data.total).toBe(2);
  });
});
