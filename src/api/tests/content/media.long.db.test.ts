import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { picture, upload, uploadAndWait } from '../../../../tests/pictures.ts';
import { fieldsOf, problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { MediaDto, MediaPage, MediaVersions } from '../../../contracts/media.ts';

const address = '/api/media';

eachEngine('the API of the media library', (engine) => {
  let site: TestSite;
  let token: string;
  let email: string;
  let jpeg: Buffer;
  beforeAll(async () => {
    site = await openTestSite(engine, { pollMs: 50 });
    const account = await addAccount(site);
    email = account.email;
    token = await tokenOf(site, account);
    jpeg = await picture().jpeg().toBuffer();
    site.worker.start();
  });
  afterAll(() => site.close());

  const add = (name: string, bytes: Uint8Array = jpeg) => uploadAndWait(site, token, bytes, name);
  const call = (method: string, at: string, body?: unknown) => site.send(method, at, body, bearer(token));
  const list = async (query = '') =>
    MediaPage.parse((await (await call('GET', `${address}?${query}`)).json()).data);
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
  const patch = async (id: string, body: object) => {
    const response = await call('PATCH', `${address}/${id}`, body);
    expect(response.status).toBe(200);
    return MediaDto.parse((await response.json()).data);
  };
  const actions = async (id: string) =>
    (await site.stores.audit.latest(100))
      .filter(({ subject }) => subject === id)
      .map(({ action }) => action)
      .toReversed();
  const temporaryFiles = () => readdir(path.join(site.variables['DATA_DIR'] ?? '', 'uploads'));

  it('responds to an upload before the resize, and later returns its files, size and colour', async () => {
    const response = await upload(site, token, jpeg, 'C:\\Photos\\Nova en scène.jpg');
    expect(response.status).toBe(201);
    const added = MediaDto.parse((await response.json()).data);
    expect(added).toMatchObject({
      name: 'Nova en scène.jpg',
      state: 'processing',
      width: null,
      alt: { fr: '', en: '', es: '', pt: '' },
      decorative: false,
      focal: { x: 0.5, y: 0.5 },
      uses: [],
      createdBy: email,
      deletedAt: null,
      version: 1,
      demo: false,
    });
    await expect
      .poll(async () => (await (await call('GET', `${address}/${added.id}`)).json()).data, {
        timeout: 20_000,
      })
      .toMatchObject({ state: 'ready', error: null, width: 640, height: 400, version: 1 });
    const { data } = await (await call('GET', `${address}/${added.id}`)).json();
    const { files, bytes, colour } = MediaDto.parse(data);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const format of [files.avif, files.webp])
      expect(format.map(({ width, height }) => [width, height])).toEqual([
        [480, 300],
        [640, 400],
      ]);
    expect([files.share?.width, files.share?.height, files.master?.width]).toEqual([1200, 630, 640]);
    const all = [...files.avif, ...files.webp, files.jpeg, files.share, files.master];
    const stored = await Promise.all(all.map((file) => site.mediaFiles.get(file?.url.slice(7) ?? '')));
    expect(stored.reduce((sum, one) => sum + (one?.length ?? 0), 0)).toBe(bytes);
    expect(await actions(added.id)).toEqual(['media_added']);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('stores only the pixels of an upload, upright: no place, no author, no appended script', async () => {
    const described = await picture(300, 200)
      .withExif({ IFD0: { Artist: 'Secret Author' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([described, Buffer.from('<script>alert("polyglot")</script>')]);
    const { files, ...added } = await add('polyglot.jpg', polyglot);
    expect(added).toMatchObject({ state: 'ready', error: null, width: 200, height: 300 });
    for (const file of [...files.avif, ...files.webp, files.jpeg, files.share, files.master]) {
      const bytes = Buffer.from((await site.mediaFiles.get(file?.url.slice(7) ?? '')) ?? []);
      expect(bytes.length).toBeGreaterThan(100);
      expect(bytes.includes('script') || bytes.includes('Secret')).toBe(false);
      const { exif, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
  });

  it('marks a damaged picture as failed, and refuses an animated picture', async () => {
    const cut = (await picture(900, 900).png().toBuffer()).subarray(0, 600);
    expect(await add('cut.png', cut)).toMatchObject({ state: 'failed', error: 'media_damaged', bytes: null });
    const frames = await sharp(
      await Promise.all(['#112233', '#445566'].map((colour) => picture(60, 60, colour).png().toBuffer())),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    expect(await problemOf(await upload(site, token, frames))).toEqual([422, 'media_animated']);
  });

  it('accepts PNG, WebP and AVIF under every declared type', async () => {
    for (const format of ['png', 'webp', 'avif'] as const)
      expect(await add(`a.${format}`, await picture().toFormat(format).toBuffer())).toMatchObject({
        state: 'ready',
      });
  });

  it('finds pictures by name and alternative text, and counts the parts of the library', async () => {
    const one = await add('Zénith été.jpg');
    const two = await add('zénith hiver.jpg', await picture(2000, 1400).jpeg().toBuffer());
    await patch(one.id, { version: 1, alt: { en: 'A crowd in SUMMER' } });
    expect(await names('q=zenith&sort=name&order=asc')).toEqual(['Zénith été.jpg', 'zénith hiver.jpg']);
    expect(await names('q=zenith&sort=size&order=desc')).toEqual(['zénith hiver.jpg', 'Zénith été.jpg']);
    expect(await names('q=zenith&sort=created&order=desc')).toEqual(['zénith hiver.jpg', 'Zénith été.jpg']);
    expect(await names('q=crowd in summer')).toEqual(['Zénith été.jpg']);
    expect(await names('q=%25')).toEqual([]);
    await site.ports.media.setUses({
      kind: 'landing',
      id: 'page',
      name: 'Sortie de Nova',
      pictures: [{ id: two.id, state: 'draft' }],
    });
    expect(await names('q=zenith&use=unused')).toEqual(['Zénith été.jpg']);
    expect(await names('q=zenith&use=untitled')).toEqual(['zénith hiver.jpg']);
    expect((await list('q=zenith')).counts).toEqual({ all: 2, unused: 1, untitled: 1, deleted: 0 });
    await patch(two.id, { version: 1, decorative: true });
    expect((await list('q=zenith')).counts.untitled).toBe(0);
  });

  it.each(['page=0', 'sort=width', 'use=mine', 'order=up'])('returns 422 for ?%s', async (query) => {
    expect(await fieldsOf(await call('GET', `${address}?${query}`))).toEqual([422, [query.split('=')[0]]]);
  });

  it('changes the named fields of the version that was read, and records them', async () => {
    const { id } = await add('before.jpg');
    const changed = await patch(id, {
      version: 1,
      name: ' After ',
      alt: { fr: ' Texte ' },
      focal: { x: 0, y: 1 },
    });
    expect(changed).toMatchObject({
      name: 'After',
      alt: { fr: 'Texte', en: '' },
      focal: { x: 0, y: 1 },
      version: 2,
    });
    expect(await problemOf(await call('PATCH', `${address}/${id}`, { version: 1, name: 'x' }))).toEqual([
      409,
      'media_conflict',
    ]);
    expect((await patch(id, { version: 2, name: 'After' })).version).toBe(2);
    for (const wrong of [
      { name: ' ' },
      { focal: { x: 2, y: 0 } },
      { alt: { fr: 'x'.repeat(301) } },
      { deleted: true },
    ])
      expect(await fieldsOf(await call('PATCH', `${address}/${id}`, { version: 2, ...wrong }))).toEqual([
        422,
        [Object.keys(wrong)[0]],
      ]);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'media_changed', subject: id, before: { name: 'before.jpg' } });
  });

  it('crops the picture for sharing around the focal point, and stays ready meanwhile', async () => {
    const wide = sharp({
      create: { width: 3000, height: 600, channels: 3, background: '#000000' },
    }).composite([
      {
        input: { create: { width: 1000, height: 600, channels: 3, background: '#ffffff' } },
        left: 2000,
        top: 0,
      },
    ]);
    const { id, files } = await add('wide.png', await wide.png().toBuffer());
    const lightness = async (url: string | undefined) => {
      const bytes = await site.mediaFiles.get(url?.slice(7) ?? '');
      return (
        (
          await sharp(Buffer.from(bytes ?? []))
            .greyscale()
            .stats()
        ).channels[0]?.mean ?? 0
      );
    };
    expect(await lightness(files.share?.url)).toBeLessThan(60);
    expect((await patch(id, { version: 1, focal: { x: 0.95, y: 0.5 } })).state).toBe('ready');
    const share = async () =>
      MediaDto.parse((await (await call('GET', `${address}/${id}`)).json()).data).files.share;
    await expect.poll(async () => (await share())?.url, { timeout: 20_000 }).not.toBe(files.share?.url);
    expect(await lightness((await share())?.url)).toBeGreaterThan(200);
    await expect.poll(() => site.mediaFiles.get(files.share?.url.slice(7) ?? '')).toBeUndefined();
    expect(await site.mediaFiles.get(files.master?.url.slice(7) ?? '')).toBeDefined();
  });

  it('returns the texts before the first change and after each later one, and deletes them with the picture', async () => {
    const { id } = await add('versions.jpg');
    const versions = async () => {
      const response = await call('GET', `${address}/${id}/versions`);
      return response.status === 200
        ? MediaVersions.parse((await response.json()).data).versions
        : response.status;
    };
    expect(await versions()).toEqual([]);
    await patch(id, { version: 1, alt: { fr: ' Mer ', en: 'Sea' } });
    await patch(id, { version: 2, alt: { fr: 'Océan' }, decorative: true });
    const empty = { name: 'versions.jpg', decorative: false, focal: { x: 0.5, y: 0.5 } };
    expect(await versions()).toMatchObject([
      {
        number: 3,
        by: email,
        content: { ...empty, decorative: true, alt: { fr: 'Océan', en: 'Sea', es: '', pt: '' } },
      },
      { number: 2, by: email, content: { ...empty, alt: { fr: 'Mer', en: 'Sea', es: '', pt: '' } } },
      { number: 1, by: email, content: { ...empty, alt: { fr: '', en: '', es: '', pt: '' } } },
    ]);
    await call('DELETE', `${address}/${id}`);
    await patch(id, { version: 4, deleted: false });
    expect(await versions()).toHaveLength(3);
    await call('DELETE', `${address}/${id}`);
    await site.ports.media.purge(Date.now() + 1);
    expect(await versions()).toBe(404);
    expect((await site.ports.media.versions(id)).total).toBe(0);
  });

  it('deletes only a picture that no page or draft shows, and restores it', async () => {
    const { id } = await add('used.jpg');
    const use = { kind: 'content' as const, id: 'hero', name: 'Accueil' };
    await site.ports.media.setUses({
      ...use,
      pictures: [
        { id, state: 'online' },
        { id, state: 'draft' },
      ],
    });
    const refused = await call('DELETE', `${address}/${id}`);
    const answer = await refused.json();
    expect([refused.status, answer.code]).toEqual([409, 'media_used']);
    expect(answer.message).toContain('Accueil');
    const { data } = await (await call('GET', `${address}/${id}`)).json();
    expect(data.uses).toEqual([{ ...use, state: 'online' }]);
    await site.ports.media.setUses({ ...use, pictures: [] });
    const deleted = MediaDto.parse((await (await call('DELETE', `${address}/${id}`)).json()).data);
    expect(deleted.deletedAt).not.toBeNull();
    expect((await call('DELETE', `${address}/${id}`)).status).toBe(200);
    expect(await names('q=used.jpg')).toEqual([]);
    expect(await names('q=used.jpg&use=deleted')).toEqual(['used.jpg']);
    expect((await patch(id, { version: deleted.version, deleted: false })).deletedAt).toBeNull();
    expect(await names('q=used.jpg')).toEqual(['used.jpg']);
    expect(await actions(id)).toEqual(['media_added', 'media_deleted', 'media_restored']);
  });
});
