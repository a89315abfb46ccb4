import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, storedPicture } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { openPreview } from '../../../app/content/preview-content.ts';
import type { Picture } from '../../../app/ports/media.ts';

eachEngine('the pictures of testimonials', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    headers = { ...bearer(await tokenOf(site, await addAccount(site))), 'accept-language': 'fr' };
  });
  afterAll(() => site.close());

  const add = async (id: string, change: Partial<Picture> = {}): Promise<string> => {
    const ready = storedPicture({
      id,
      state: 'ready',
      width: 800,
      height: 800,
      colour: '#336699',
      ...change,
    });
    await site.ports.media.create(ready, auditEntry({ action: 'media_added', subject: id }));
    return id;
  };
  const version = async () => {
    const { data } = await (await site.get('/api/content/testimonials', headers)).json();
    return data.locales[0].draftVersion as number;
  };
  const save = async (picture: string) => {
    const fields = { text: 'Enfin des chiffres.', name: 'Léa N.', picture };
    const consent = { consentBy: 'Léa Nova', consentOn: '2026-11-20', consentHow: 'email' };
    const items = [{ id: 'lea', hidden: false, fields: { ...fields, ...consent } }];
    const content = { schema: 1, fields: {}, items };
    const body = { locale: 'fr', content, version: await version() };
    const response = await site.send('PUT', '/api/content/testimonials/draft', body, headers);
    expect(response.status).toBe(200);
  };
  const publish = async () => {
    const body = { locale: 'fr', draftVersion: await version() };
    const response = await site.send('POST', '/api/content/testimonials/publish', body, headers);
    return { status: response.status, ...(await response.json()) };
  };
  const usesOf = async (id: string) => (await site.ports.media.byId(id))?.uses;
  const remove = async (id: string) =>
    (await site.send('DELETE', `/api/media/${id}`, undefined, headers)).status;
  const use = { kind: 'content', id: 'testimonials/fr', name: 'testimonials' };

  it('refuses to delete a picture while a draft or a page shows it', async () => {
    const [first, second] = [await add('first'), await add('second')];
    await save(first);
    expect(await usesOf(first)).toEqual([{ ...use, state: 'draft' }]);
    expect(await remove(first)).toBe(409);
    expect((await publish()).status).toBe(200);
    expect(await usesOf(first)).toEqual([{ ...use, state: 'online' }]);
    await save(second);
    expect([await usesOf(first), await usesOf(second)]).toMatchObject([
      [{ state: 'online' }],
      [{ state: 'draft' }],
    ]);
    expect((await publish()).status).toBe(200);
    expect(await usesOf(first)).toEqual([]);
    expect(await remove(first)).toBe(200);
  });

  it('does not increase the revision of the media when only the words of a draft change', async () => {
    const id = await add('same');
    await save(id);
    const revision = () => site.revisions.now()?.media;
    await site.revisions.look();
    const before = revision();
    await save(id);
    await site.revisions.look();
    expect(revision()).toBe(before);
  });

  it('gives pages the pictures of published texts, updates them after a change, and drops them with their text', async () => {
    const id = await add('shown');
    await save(id);
    await publish();
    expect(site.pictures.now()).toEqual({
      shown: {
        width: 800,
        height: 800,
        colour: '#336699',
        focal: { x: 0.5, y: 0.5 },
        alt: { fr: '', en: '', es: '', pt: '' },
        decorative: false,
        files: { avif: [], webp: [], jpeg: null },
      },
    });
    const alt = { fr: 'Léa au piano' };
    expect((await site.send('PATCH', `/api/media/${id}`, { version: 1, alt }, headers)).status).toBe(200);
    await site.revisions.look();
    expect(site.pictures.now()['shown']?.alt.fr).toBe('Léa au piano');
    await save('');
    await publish();
    await site.revisions.look();
    expect(site.pictures.now()).toEqual({});
  });

  it('includes the pictures of a draft in its preview', async () => {
    await save(await add('previewed'));
    const request = { part: 'testimonials', locale: 'fr' };
    const { data } = await (await site.post('/api/content/preview', request, headers)).json();
    const preview = await openPreview(site.ports, data.code);
    expect(Object.keys(preview?.pictures ?? {})).toEqual(['previewed']);
    expect(site.pictures.now()).toEqual({});
  });

  it.each([
    ['was deleted', { deletedAt: 1 }],
    ['could not be prepared', { state: 'failed', problem: 'media_damaged' }],
  ] as const)('refuses to publish a text with a picture that %s meanwhile', async (_, change) => {
    const id = await add(`gone-${Object.keys(change)[0]}`, change);
    await save(id);
    const { status, fields } = await publish();
    expect([status, Object.keys(fields)]).toEqual([422, ['items.lea.picture']]);
  });
});
