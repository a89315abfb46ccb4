import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, storedPicture } from '../../../../tests/factories.ts';
import { useLandingSite } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import type { FileLanding, FilePreview, ImportList, JudgedEntry } from '../../../contracts/content-file.ts';
import type { LandingContent } from '../../../domain/landing/landing-page.ts';

eachEngine('landing pages in the file of all content', (engine) => {
  const given = useLandingSite(engine);
  const send = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    given.site.send(method, `/api/content/${path}`, body, given.desk.headers);
  const get = async (path: string) =>
    (await (await given.site.get(`/api/content/${path}`, given.desk.headers)).json()).data;
  const fileOf = (...landings: unknown[]) => ({ schema: 2, parts: {}, landings });
  const exported = async (id: string): Promise<FileLanding | undefined> =>
    (await get('file')).landings.find((one: FileLanding) => one.id === id);
  const preview = async (file: object): Promise<JudgedEntry[]> => {
    const { entries }: FilePreview = (await (await send('POST', 'file/preview', file)).json()).data;
    return entries;
  };
  const take = (file: object, entries: JudgedEntry[]) =>
    send('POST', 'file', {
      ...{ file, places: [] },
      entries: entries.map(({ kind, name, seen }) => ({ kind, name, seen })),
    });
  const imports = async (): Promise<ImportList['imports']> => (await get('imports')).imports;
  const undo = async () => {
    const [newest] = await imports();
    expect((await send('DELETE', `imports/${newest?.id}`)).status).toBe(200);
  };
  const draftOf = async (id: string) => (await given.desk.call('GET', `/${id}`)).data;
  const state = ({ state: is, asks, lacking }: JudgedEntry) => ({ state: is, asks, lacking });

  it('have the pages that are online, as visitors read them, without tags', async () => {
    const draft = await given.desk.create('Jamais en ligne');
    const content = landingContent('Aurore');
    const tags = { ...content.shared.tags, metaPixel: true };
    const { id, version } = await given.desk.online('Aurore', {
      ...content,
      shared: { ...content.shared, tags },
    });
    await given.desk.save(id, landingContent('Aurore, brouillon'));
    expect(version).toBeGreaterThan(0);
    expect(await exported(draft)).toBeUndefined();
    const page = await exported(id);
    expect(page).toMatchObject({ slug: 'aurore', template: 'album-release' });
    expect(page?.content.texts.fr?.title).toBe('Aurore');
    expect(page?.content.shared.tags).toEqual(content.shared.tags);
    expect(Object.keys(page ?? {}).sort()).toEqual(['content', 'id', 'slug', 'template']);
  });

  it('equal the stored ones that were not changed, also with a tag that is switched on here', async () => {
    const content = landingContent('Égal');
    const tags = { ...content.shared.tags, metaPixel: true };
    const { id } = await given.desk.online('Égal', { ...content, shared: { ...content.shared, tags } });
    const [entry] = await preview(fileOf(await exported(id)));
    expect(entry).toMatchObject({ kind: 'landing', name: id, title: 'Égal', state: 'same', changes: [] });
  });

  it('become drafts of new pages, once, and one press removes them', async () => {
    const id = randomUUID();
    const content = landingContent('Nouvelle', ['fr', 'en']);
    const picture = randomUUID();
    const page = {
      ...{ id, slug: 'nouvelle', template: 'music-artist' },
      content: { ...content, shared: { ...content.shared, picture } },
    };
    const entries = await preview(fileOf(page));
    expect(entries.map(state)).toEqual([{ state: 'new', asks: false, lacking: 1 }]);
    expect((await given.desk.call('GET', `/${id}`)).status).toBe(404);
    expect((await take(fileOf(page), entries)).status).toBe(201);
    const made = await draftOf(id);
    expect(made).toMatchObject({ template: 'music-artist', state: 'draft', slug: null });
    expect(made.content.shared.picture).toBeNull();
    expect(made.content.texts.en.title).toBe('Nouvelle en');
    const [again] = await preview(fileOf(page));
    expect(again?.state).toBe('same');
    expect((await imports())[0]?.entries).toEqual([{ kind: 'landing', name: id, title: 'Nouvelle' }]);
    await undo();
    expect(await imports()).toEqual([]);
    expect((await given.desk.call('GET', `/${id}`)).status).toBe(404);
    expect((await preview(fileOf(page)))[0]?.state).toBe('new');
  });

  it('replace a draft, never the page that is online, and the former draft comes back', async () => {
    const { id } = await given.desk.online('Brume');
    const file = fileOf(await exported(id));
    const page = file.landings[0] as { content: { texts: { fr: { title: string } } } };
    page.content.texts.fr.title = 'Brume corrigée';
    const entries = await preview(file);
    expect(entries[0]?.changes).toEqual([
      { field: 'texts.fr.title', before: 'Brume', after: 'Brume corrigée' },
    ]);
    expect(entries.map(state)).toEqual([{ state: 'changed', asks: false, lacking: 0 }]);
    expect((await take(file, entries)).status).toBe(201);
    expect((await draftOf(id)).content.texts.fr.title).toBe('Brume corrigée');
    expect((await exported(id))?.content.texts.fr?.title).toBe('Brume');
    expect((await preview(file)).map(state)).toEqual([{ state: 'same', asks: true, lacking: 0 }]);
    await undo();
    expect((await draftOf(id)).content.texts.fr.title).toBe('Brume');
    // A draft that is not published yet is replaced only by choice.
    await given.desk.save(id, landingContent('Brume, en cours'));
    expect((await preview(file)).map(state)).toEqual([{ state: 'changed', asks: true, lacking: 0 }]);
  });

  it('keep what was changed or published since when the import is undone', async () => {
    const [edited, published] = [randomUUID(), randomUUID()];
    const page = (id: string, title: string) => ({
      ...{ id, template: 'album-release', content: landingContent(title) },
    });
    const file = fileOf(page(edited, 'Retouchée'), page(published, 'Publiée'), page(randomUUID(), 'Laissée'));
    expect((await take(file, await preview(file))).status).toBe(201);
    await given.desk.save(edited, landingContent('Retouchée ici'));
    await given.desk.publish(published, 1);
    expect((await imports())[0]?.entries.map(({ title }) => title)).toEqual(['Laissée']);
    await undo();
    expect((await draftOf(edited)).content.texts.fr.title).toBe('Retouchée ici');
    expect((await draftOf(published)).state).toBe('live');
  });

  it('keep a picture of the library, and the stored one in place of a picture that the site lacks', async () => {
    const here = storedPicture({ name: 'Ici', state: 'ready' });
    await given.site.ports.media.create(here, auditEntry());
    const content = landingContent('Images');
    const withPicture = (picture: string): LandingContent => ({
      ...content,
      shared: { ...content.shared, picture },
    });
    const id = await given.desk.create('Images');
    await given.desk.save(id, withPicture(here.id));
    const page = (picture: string) =>
      fileOf({ id, template: 'album-release', content: withPicture(picture) });
    expect((await preview(page(here.id))).map(state)).toEqual([{ state: 'same', asks: true, lacking: 0 }]);
    expect((await preview(page(randomUUID()))).map(state)).toEqual([
      { state: 'same', asks: true, lacking: 1 },
    ]);
  });

  it('are refused one by one with their reasons: no page, a dangerous link, a deleted page, twice the same', async () => {
    const content = landingContent('Hostile');
    const hostile = (change: object) => ({
      ...{ id: randomUUID(), template: 'album-release' },
      content: { ...content, shared: { ...content.shared, ...change } },
    });
    const deleted = await given.desk.create('Supprimée');
    await given.desk.call('DELETE', `/${deleted}`);
    const twice = hostile({});
    const entries = await preview(
      fileOf(
        ...['text', null, { id: 'non' }],
        hostile({ actionLink: 'javascript:alert(1)' }),
        hostile({ artist: 'x'.repeat(121) }),
        hostile({ platforms: 'text' }),
        { id: deleted, template: 'album-release', content },
        ...[twice, twice],
      ),
    );
    expect(entries.map((entry) => [entry.state, Object.keys(entry.problems)[0]])).toEqual([
      ['refused', ''],
      ['refused', ''],
      ['refused', 'id'],
      ['refused', 'content.shared.actionLink'],
      ['refused', 'content.shared.artist'],
      ['refused', 'content.shared.platforms'],
      ['refused', ''],
      ['new', undefined],
      ['refused', ''],
    ]);
    for (const { problems } of entries)
      for (const sentence of Object.values(problems)) expect(sentence).toMatch(/^[A-ZÉ].* .*\.$/u);
    const before = (await given.desk.call('GET', '?pageSize=50')).data?.total;
    expect((await take(fileOf('text', hostile({ actionLink: 'javascript:alert(1)' })), entries)).status).toBe(
      422,
    );
    expect((await given.desk.call('GET', '?pageSize=50')).data?.total).toBe(before);
  });

  it('refuse the import when a draft was saved since the preview', async () => {
    const id = await given.desk.create('Course');
    const file = fileOf({ id, template: 'album-release', content: landingContent('Du fichier') });
    const entries = await preview(file);
    await given.desk.save(id, landingContent('Entre-temps'));
    expect((await take(file, entries)).status).toBe(409);
    expect((await draftOf(id)).content.texts.fr.title).toBe('Entre-temps');
  });
});
