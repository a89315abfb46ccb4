import { expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { useLandingSite } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { drawQr } from '../../../adapters/pictures/draw-qr.ts';

eachEngine('the QR code of a landing page', (engine) => {
  const given = useLandingSite(engine);

  it('encodes the address in the first published language, and the new address after a change of slug', async () => {
    const page = await given.desk.online('Nova', landingContent('Nova', ['en', 'es']));
    const read = async () => (await given.desk.call('GET', `/${page.id}/qr`)).data;
    const address = `${given.site.ports.siteUrl}/en/p/nova`;
    expect(await read()).toEqual({ url: address, ...drawQr(address) });
    await given.desk.publish(page.id, page.version, { locales: ['en', 'es'], slug: 'eclats' });
    expect((await read()).url).toBe(`${given.site.ports.siteUrl}/en/p/eclats`);
  });

  it('returns 404 for a draft, an unpublished page or a deleted page', async () => {
    const draft = await given.desk.create('Brouillon');
    expect((await given.desk.call('GET', `/${draft}/qr`)).status).toBe(404);
    const page = await given.desk.online('Nue');
    await given.desk.call('POST', `/${page.id}/unpublish`);
    expect((await given.desk.call('GET', `/${page.id}/qr`)).status).toBe(404);
    const gone = await given.desk.online('Partie');
    await given.desk.call('DELETE', `/${gone.id}`);
    expect((await given.desk.call('GET', `/${gone.id}/qr`)).status).toBe(404);
  });
});
