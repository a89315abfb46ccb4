import { expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { useLandingSite } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { createLandingSource } from '../../../composition/landing-source.ts';

const META = '123456789012345';
const TOKEN = 'EAABartist-token';
const off = { version: 0, isOn: false, contractOn: null, metaPixel: '', tiktokPixel: '' };
const on = { ...off, isOn: true, contractOn: '2026-11-30', metaPixel: META, metaToken: TOKEN };

eachEngine('the artist’s own pixels of a landing page', (engine) => {
  const given = useLandingSite(engine);
  const put = (id: string, body: object) => given.desk.call('PUT', `/${id}/artist-pixels`, body);
  const tagsAt = (slug: string) => createLandingSource(given.site).locals(`/p/${slug}`)?.landing?.artistTags;

  it('are offered by the page once they are on, and no longer once they are off', async () => {
    const { id, slug } = await given.desk.online('Nova');
    expect(tagsAt(slug)).toBeUndefined();
    const saved = await put(id, on);
    expect([saved.status, saved.data]).toEqual([
      200,
      expect.objectContaining({ version: 1, isOn: true, metaToken: { set: true, hint: null } }),
    ]);
    expect(tagsAt(slug)).toEqual({ metaPixel: { id: META } });
    expect((await put(id, { ...on, version: 1, isOn: false })).status).toBe(200);
    expect(tagsAt(slug)).toBeUndefined();
  });

  it('are not offered by a page for people who cannot consent alone', async () => {
    const content = landingContent('Comptines');
    const young = { ...content, shared: { ...content.shared, isForYoung: true } };
    const { id, slug } = await given.desk.online('Comptines', young);
    await put(id, on);
    expect(createLandingSource(given.site).locals(`/p/${slug}`)?.landing?.slug).toBe(slug);
    expect(tagsAt(slug)).toBeUndefined();
  });

  it.each([
    [{ contractOn: null }, { contractOn: 'artist_contract' }],
    [{ metaPixel: '' }, { metaPixel: 'artist_pixel' }],
    [{ metaPixel: '12' }, { metaPixel: 'invalid_meta_id' }],
  ])('are not switched on with %j', async (change, fields) => {
    const id = await given.desk.create('Sans contrat');
    const refused = await put(id, { ...on, ...change });
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, Object.keys(fields)]);
    expect((await given.desk.call('GET', `/${id}/artist-pixels`)).data).toMatchObject(off);
  });

  it('keep their token sealed, never show it, and forget it with its pixel', async () => {
    const id = await given.desk.create('Jeton');
    await put(id, on);
    const [sealed] = (await given.site.ports.artistPixels.listSealed()).filter(({ page }) => page === id);
    expect(sealed?.text).not.toContain(TOKEN);
    const kept = await put(id, { ...off, version: 1, metaPixel: META });
    expect([kept.data.metaToken.set, JSON.stringify(kept)]).toEqual([
      true,
      expect.not.stringContaining(TOKEN),
    ]);
    expect((await put(id, { ...off, version: 2 })).data.metaToken.set).toBe(false);
    expect(given.site.lines.join('\n')).not.toContain(TOKEN);
    const log = await given.site.send('GET', '/api/audit?pageSize=100', undefined, given.desk.headers);
    const text = await log.text();
    expect(text).toContain('landing_artist_pixels_changed');
    expect(text).not.toMatch(new RegExp(`${TOKEN}|${META}`));
  });

  it('refuse a change that is based on an older version', async () => {
    const id = await given.desk.create('Copie');
    await put(id, on);
    const late = await put(id, on);
    expect([late.status, late.code]).toEqual([409, 'landing_conflict']);
  });

  it('stay with their page: a copy has none', async () => {
    const id = await given.desk.create('Copie');
    await put(id, on);
    const { data } = await given.desk.call('POST', `/${id}/duplicate`);
    expect((await given.desk.call('GET', `/${data.id}/artist-pixels`)).data).toMatchObject(off);
  });

  it('are set by administrators alone', async () => {
    const id = await given.desk.create('Droits');
    const headers = bearer(await tokenOf(given.site, await addAccount(given.site, { role: 'editor' })));
    const path = `/api/landing-pages/${id}/artist-pixels`;
    expect((await given.site.send('GET', path, undefined, headers)).status).toBe(403);
    expect((await given.site.send('PUT', path, on, headers)).status).toBe(403);
  });
});
