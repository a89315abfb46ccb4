import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine, openTestDatabase } from '../../../tests/databases/databases.ts';
import { auditEntry, contactLead, NOON } from '../../../tests/factories.ts';
import { problemOf } from '../../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { createDemoRemoval } from '../../adapters/db/demo/demo-removal.ts';
import { createLeadStore } from '../../adapters/db/leads/lead-store.ts';
import { createSiteFacts } from '../../composition/site-facts.ts';
import { DemoDto, DemoRemovedDto } from '../../contracts/demo.ts';
import type { LandingCheck } from '../../contracts/landing/landing.ts';

const siteFactsOf = ({ settings, costs, claims, content, pictures }: TestSite) =>
  createSiteFacts(settings, costs, claims, content, pictures);

const none = {
  leads: 0,
  campaigns: 0,
  reviews: 0,
  articles: 0,
  posts: 0,
  landings: 0,
  pictures: 0,
  releases: 0,
  visits: 0,
};

eachEngine('the samples', (engine) => {
  let site: TestSite;
  let token: string;
  let adminId: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    const admin = await addAccount(site);
    adminId = admin.id;
    token = await tokenOf(site, admin);
  });
  afterAll(() => site.close());
  const counts = async () => (await (await site.get('/api/demo', bearer(token))).json()).data;
  const checkOf = async (page: string): Promise<LandingCheck> => {
    const path = `/api/landing-pages/${page}/check`;
    return (await (await postFrom(site, newAddress(), path, { locales: [] }, bearer(token))).json()).data;
  };
  const remove = (headers = bearer(token)) =>
    postFrom(site, newAddress(), '/api/demo/remove', undefined, headers);
  const removals = async () =>
    (await site.stores.audit.latest(100)).filter(({ action }) => action === 'demo_removed');

  it('counts the samples by kind, and removes only them, with one audit entry', async () => {
    const stored = await site.seedDemo();
    await site.post('/api/contact/submit', contactForm);
    const before = await counts();
    expect(DemoDto.parse(before)).toEqual(before);
    expect(before).toMatchObject({ ...stored, articles: 0, posts: 0 });
    // A new owner must not see errors about invented links.
    for (const page of ['sample-landing-1', 'sample-landing-2']) {
      const { errors, warnings } = await checkOf(page);
      expect([page, errors]).toEqual([page, []]);
      expect(warnings.map(({ code }) => code)).toContain('link_sample');
    }
    expect(before.visits).toBeGreaterThan(100);
    const { data } = await (await remove()).json();
    expect(DemoRemovedDto.parse(data)).toEqual(data);
    expect(data).toEqual({ ...before, keptPictures: 0 });
    expect(await counts()).toEqual(none);
    const { articles: _articles, posts: _posts, ...present } = before;
    expect(await removals()).toMatchObject([{ actorId: adminId, subject: null, after: present }]);
    const { items } = (await (await site.get('/api/leads', bearer(token))).json()).data;
    expect(items.map(({ name }: { name: string }) => name)).toEqual([contactForm.name]);
    const dashboard = (await (await site.get('/api/dashboard', bearer(token))).json()).data;
    expect([dashboard.funnel.leads, dashboard.funnel.views]).toEqual([1, 0]);
  });

  it('adds no samples at the next start, and writes no audit entry for a second removal', async () => {
    const entries = await removals();
    expect(await (await remove()).json()).toMatchObject({ data: { ...none, keptPictures: 0 } });
    expect(await removals()).toEqual(entries);
    const { items } = (await (await site.get('/api/leads', bearer(token))).json()).data;
    expect(items).toHaveLength(1);
    expect(Object.values(await site.seedDemo()).every((count) => count === 0)).toBe(true);
  });

  it('ends the whole demonstration with the samples: unconfirmed figures, example calendars and the badge', async () => {
    const other = await openTestSite(engine);
    const admin = bearer(await tokenOf(other, await addAccount(other)));
    const facts = siteFactsOf(other);
    expect(facts()).toMatchObject({ demo: true, partnerUrl: 'https://example.com/partner' });
    expect(Object.keys(facts().claims).length).toBeGreaterThan(0);
    const before = facts();
    expect((await postFrom(other, newAddress(), '/api/demo/remove', undefined, admin)).status).toBe(200);
    expect(facts()).not.toBe(before);
    expect(facts()).toMatchObject({ demo: false, partnerUrl: undefined, bookingUrls: {} });
    expect(other.claims.now().filter(({ state }) => state === 'default')).toEqual([]);
    expect(other.settings.now().demo.active).toBe(false);
    const list = (await (await other.get('/api/go-live', admin)).json()).data;
    const demo = list.checks.find(({ key }: { key: string }) => key === 'demo');
    expect(demo).toMatchObject({ outcome: 'none', state: 'ok' });
    // No sample was stored, and the audit log has the end.
    const ends = (await other.stores.audit.latest(100)).filter(({ action }) => action === 'demo_removed');
    expect(ends).toHaveLength(1);
    await other.close();
  });

  it('adds no samples when an administrator starts a synchronisation', async () => {
    await remove();
    const answer = await postFrom(site, newAddress(), '/api/wordpress/sync', undefined, bearer(token));
    expect(await problemOf(answer)).toEqual([409, 'wordpress_not_connected']);
  });

  it('adds no samples to an empty site either, until the command adds them again', async () => {
    const empty = await openTestSite(engine);
    await empty.seedDemo();
    await empty.ports.demoRemoval.removeAll(NOON, () => auditEntry({ action: 'demo_removed' }));
    expect(Object.values(await empty.seedDemo()).every((count) => count === 0)).toBe(true);
    await empty.ports.demoRemoval.permit();
    expect((await empty.seedDemo()).leads).toBeGreaterThan(0);
    await empty.close();
  });

  it('keeps all samples when a removal fails at its end', async () => {
    await using database = await openTestDatabase(engine);
    const removal = createDemoRemoval(database);
    const lead = contactLead();
    await createLeadStore(database).save({ ...lead, demo: true }, []);
    await database.db
      .insertInto('state')
      .values({ key: 'demo', value: JSON.stringify({ at: NOON, day: 1, visits: [] }), updated_at: NOON })
      .execute();
    const before = await removal.counts();
    expect(before.leads).toBe(1);
    const failing = removal.removeAll(NOON, () => {
      throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    expect([await removal.counts(), await removal.isRemoved()]).toEqual([before, false]);
  });

  it('lets only administrators count and remove the samples', async () => {
    const moderator = bearer(await tokenOf(site, await addAccount(site, { role: 'moderator' })));
    expect(await problemOf(await site.get('/api/demo'))).toEqual([401, 'unauthorized']);
    expect(await problemOf(await site.get('/api/demo', moderator))).toEqual([403, 'forbidden']);
    expect(await problemOf(await remove({}))).toEqual([401, 'unauthorized']);
    expect(await problemOf(await remove(moderator))).toEqual([403, 'forbidden']);
  });
});
