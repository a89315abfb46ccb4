import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases.ts';
import { type LandingDesk, openLanding } from '../../tests/landing.ts';
import { landingContent } from '../../tests/landing-content.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { drawQr } from '../adapters/pictures/draw-qr.ts';

eachEngine('the QR code of a landing page', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  beforeAll(async () => {
    site = await openTestSite(engine);
    desk = await openLanding(site);
  });
  afterAll(() => site.close());

  it('is of the address in the first published language, and follows a new slug', async () => {
    const page = await desk.online('Nova', landingContent('Nova', ['en', 'es']));
    const read = async () => (await desk.call('GET', `/${page.id}/qr`)).data;
    const address = `${site.ports.siteUrl}/en/p/nova`;
    expect(await read()).toEqual({ url: address, ...drawQr(address) });
    await desk.publish(page.id, page.version, { locales: ['en', 'es'], slug: 'eclats' });
    expect((await read()).url).toBe(`${site.ports.siteUrl}/en/p/eclats`);
  });

  it('does not exist for a draft, for a page that was taken offline or for a deleted one', async () => {
    const draft = await desk.create('Brouillon');
    expect((await desk.call('GET', `/${draft}/qr`)).status).toBe(404);
    const page = await desk.online('Nue');
    await desk.call('POST', `/${page.id}/unpublish`);
    expect((await desk.call('GET', `/${page.id}/qr`)).status).toBe(404);
    const gone = await desk.online('Partie');
    await desk.call('DELETE', `/${gone.id}`);
    expect((await desk.call('GET', `/${gone.id}/qr`)).status).toBe(404);
  });
});
