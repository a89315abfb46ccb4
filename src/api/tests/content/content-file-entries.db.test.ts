import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type {
  ContentFile,
  FilePreview,
  ImportList,
  JudgedEntry,
  JudgedPlace,
} from '../../../contracts/content-file.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { defaultOf } from '../../../pages/content.ts';

const OURS = 'budget-clip-musical';
const MODEL = 'guide-budget-meta-ads';
const GUIDE = `/${MODEL}`;
const choices = { category: 'creative', difficulty: 'beginner', metrics: [], follows: null } as const;

eachEngine('guides and redirects in the file of all texts', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeEach(async () => {
    site = await openTestSite(engine);
    headers = { ...bearer(await tokenOf(site, await addAccount(site))), 'accept-language': 'fr' };
  });
  afterEach(() => site.close());

  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    site.send(method, `/api/content/${path}`, body, headers);
  const dataOf = async (response: Response) => (await response.json()).data;
  const get = async (path: string) => dataOf(await site.get(`/api/content/${path}`, headers));
  const exported = async (): Promise<ContentFile> => get('file');
  const preview = async (file: object): Promise<FilePreview> => {
    const response = await send('POST', 'file/preview', file);
    expect(response.status).toBe(200);
    return dataOf(response);
  };
  const empty = { schema: 2, parts: {} };
  const take = (file: object, entries: JudgedEntry[], places: JudgedPlace[] = []) =>
    send('POST', 'file', {
      file,
      entries: entries.map(({ kind, name, seen }) => ({ kind, name, seen })),
      places: places.map(({ part, locale, draftVersion }) => ({ part, locale, draftVersion })),
    });
  const imports = async (): Promise<ImportList['imports']> => (await get('imports')).imports;
  const undo = async (id: string | undefined) =>
    expect((await send('DELETE', `imports/${id}`)).status).toBe(200);
  const former = async () =>
    (await site.ports.addressStore.read()).former.map(({ path, target }) => [path, target]);
  const states = ({ entries }: FilePreview) => entries.map(({ kind, name, state }) => [kind, name, state]);
  const statusOf = async (path: string) => (await site.get(path)).status;

  /** A file with a guide in French and Spanish, its withdrawal and two redirects, of which one follows the other. */
  const guideTexts = (title: string, locale: Locale = 'fr') => {
    const content = defaultOf(MODEL, locale);
    return { content: { ...content, fields: { ...content.fields, title } } };
  };
  const ours = {
    ...empty,
    parts: {
      [OURS]: {
        fr: guideTexts('Quel budget pour un clip ?'),
        es: guideTexts('¿Cuánto cuesta un videoclip?', 'es'),
      },
    },
    guides: [{ ...choices, slug: OURS }],
    addresses: [
      { path: '/tres-ancien/', target: '/ancien' },
      { path: '/ancien', target: '/faq' },
    ],
  };

  it('adds a guide with its texts and the redirects, once, and one press undoes it', async () => {
    const seen = await preview(ours);
    expect(states(seen)).toEqual([
      ['guide', OURS, 'new'],
      ['address', '/tres-ancien', 'new'],
      ['address', '/ancien', 'new'],
    ]);
    expect(seen.entries.map(({ asks }) => asks)).toEqual([false, false, false]);
    // A preview stores nothing.
    expect(await former()).toEqual([]);
    const taken = await take(ours, seen.entries, seen.places);
    expect(taken.status).toBe(201);
    const [one] = (await dataOf(taken)).imports;
    expect(one.places.map(({ locale }: { locale: string }) => locale).sort()).toEqual(['es', 'fr']);
    expect(one.entries).toHaveLength(3);
    expect(await former()).toEqual([
      ['/ancien', '/faq'],
      ['/tres-ancien', '/ancien'],
    ]);
    const { guides } = await get('addresses');
    expect(guides.find(({ slug }: { slug: string }) => slug === OURS)).toMatchObject({
      choices,
      online: [],
      published: false,
    });
    expect(await statusOf(`/${OURS}`)).toBe(404);
    // The same file again changes nothing.
    const again = await preview(ours);
    expect([...again.entries, ...again.places].map(({ state }) => state)).toEqual(Array(5).fill('same'));
    expect((await take(ours, again.entries)).status).toBe(422);
    expect((await take(ours, seen.entries, seen.places)).status).toBeGreaterThan(400);

    await undo(one.id);
    expect(await imports()).toEqual([]);
    expect(await site.ports.addressStore.read()).toEqual({ guides: [], former: [] });
    expect((await preview(ours)).entries.map(({ state }) => state)).toEqual(Array(3).fill('new'));
    const actions = (await dataOf(await site.get('/api/audit', headers))).items.map(
      ({ action, subject }: { action: string; subject: { id: string } | null }) =>
        `${action} ${subject?.id ?? ''}`.trim(),
    );
    expect(actions.slice(0, 8).sort()).toEqual(
      [
        ...['content_import_undone', `guide_removed /${OURS}`],
        ...['address_released /ancien', 'address_released /tres-ancien'],
        ...[
          'content_imported',
          `guide_added /${OURS}`,
          'address_moved /ancien',
          'address_moved /tres-ancien',
        ],
      ].sort(),
    );
    // It can be imported again.
    const once = await preview(ours);
    expect((await take(ours, once.entries, once.places)).status).toBe(201);
  });

  it('leaves with the published guides and the redirects, and comes back on another site', async () => {
    const seen = await preview(ours);
    await take(ours, seen.entries, seen.places);
    // A guide that was never published is a draft: it stays here.
    expect((await exported()).guides).toEqual([]);
    for (const locale of ['fr', 'es']) {
      const { locales } = await get(OURS);
      const { draftVersion } = locales.find((one: { locale: string }) => one.locale === locale);
      expect(
        await (await send('POST', `${OURS}/publish`, { locale, draftVersion })).json(),
      ).not.toHaveProperty('fields');
    }
    await send('PUT', 'addresses', { path: `/${OURS}`, target: '/guides' });
    const file = await exported();
    expect(file.guides).toEqual([{ ...choices, slug: OURS }]);
    expect(file.addresses).toEqual([
      { path: '/ancien', target: '/faq' },
      { path: '/tres-ancien', target: '/ancien' },
      { path: `/${OURS}`, target: '/guides' },
    ]);
    expect(Object.keys(file.parts[OURS] ?? {}).sort()).toEqual(['es', 'fr']);
    expect((await preview(file)).entries.every(({ state }) => state === 'same')).toBe(true);

    const other = await openTestSite(engine);
    try {
      const theirs = { ...bearer(await tokenOf(other, await addAccount(other))), 'accept-language': 'fr' };
      const post = (path: string, body: object) => other.send('POST', `/api/content/${path}`, body, theirs);
      const judged: FilePreview = await dataOf(await post('file/preview', file));
      expect(states(judged).map(([, , state]) => state)).toEqual(Array(4).fill('new'));
      const places = judged.places.filter(({ part }) => part === OURS);
      expect((await post('file', { file, entries: judged.entries, places })).status).toBe(201);
      const after: FilePreview = await dataOf(await post('file/preview', file));
      expect([...after.entries, ...after.places].every(({ state }) => state === 'same')).toBe(true);
      expect((await other.ports.addressStore.read()).former).toHaveLength(3);
    } finally {
      await other.close();
    }
  });

  it('changes a stored redirect and withdraws a guide only by choice, and brings both back', async () => {
    await send('PUT', 'addresses', { path: '/ancien', target: '/contact' });
    const file = {
      ...empty,
      addresses: [
        { path: '/ancien', target: '/faq' },
        { path: GUIDE, target: '/guides' },
      ],
    };
    const { entries } = await preview(file);
    expect(entries.map(({ state, asks, changes }) => [state, asks, changes[0]?.before])).toEqual([
      ['changed', true, '/contact'],
      ['new', true, null],
    ]);
    expect((await take(file, entries)).status).toBe(201);
    expect(await former()).toEqual(
      expect.arrayContaining([
        ['/ancien', '/faq'],
        [GUIDE, '/guides'],
      ]),
    );
    expect(
      (await get('addresses')).guides.find(({ slug }: { slug: string }) => `/${slug}` === GUIDE).online,
    ).toEqual([]);
    await undo((await imports())[0]?.id);
    expect(await former()).toEqual([['/ancien', '/contact']]);
  });

  it('keeps what was changed since when an import is undone', async () => {
    const seen = await preview(ours);
    await take(ours, seen.entries, seen.places);
    await send('DELETE', `addresses?path=${encodeURIComponent('/tres-ancien')}`);
    const { locales } = await get(OURS);
    const { draftVersion } = locales.find((one: { locale: string }) => one.locale === 'fr');
    await send('POST', `${OURS}/publish`, { locale: 'fr', draftVersion });
    const [one] = await imports();
    expect(one?.places).toEqual([{ part: OURS, locale: 'es' }]);
    expect(one?.entries).toEqual([{ kind: 'address', name: '/ancien', title: '' }]);
    await undo(one?.id);
    const { guides } = await site.ports.addressStore.read();
    expect(guides.map(({ slug }) => slug)).toEqual([OURS]);
    expect(await former()).toEqual([]);
  });

  it('refuses an import whose redirect or draft was changed since the preview, as a whole', async () => {
    const { entries, places } = await preview(ours);
    await send('PUT', 'addresses', { path: '/ancien', target: '/contact' });
    const moved = await take(ours, entries, places);
    expect([moved.status, (await moved.json()).code]).toEqual([409, 'content_moved']);
    expect(await former()).toEqual([['/ancien', '/contact']]);
    expect((await site.ports.addressStore.read()).guides).toEqual([]);
  });

  it('judges the choice: a redirect to one that was not chosen, a guide without its texts', async () => {
    const { entries, places } = await preview(ours);
    const [guide, veryOld] = entries;
    expect((await take(ours, [veryOld as JudgedEntry])).status).toBe(422);
    expect((await take(ours, [guide as JudgedEntry])).status).toBe(422);
    expect((await take(ours, [], places)).status).toBe(422);
    expect(await site.ports.addressStore.read()).toEqual({ guides: [], former: [] });
  });

  it('refuses each wrong entry of a hostile file with its reason, and changes nothing', async () => {
    const file = {
      ...empty,
      parts: {
        [OURS]: { fr: guideTexts('<script>alert(1)</script>') },
        'un-autre-guide': { fr: 'text' },
      },
      guides: [
        { ...choices, slug: OURS, metrics: ['youtube.secret'] },
        { ...choices, slug: 'guide-budget-youtube-ads' },
        { ...choices, slug: 'politique-de-confidentialite' },
        { ...choices, slug: 'Un Guide' },
        { ...choices, slug: 'un-autre-guide' },
        { ...choices, slug: 'un-troisieme-guide', follows: 'guide-inconnu' },
        'text',
        null,
      ],
      addresses: [
        { path: '/faq', target: '/contact' },
        { path: '/api/health', target: '/contact' },
        { path: '/fr/ancien', target: '/contact' },
        { path: '//evil.example', target: '/contact' },
        { path: '/dehors', target: 'https://evil.example' },
        { path: '/a', target: '/b' },
        { path: '/b', target: '/c' },
        { path: '/c', target: '/a' },
        { path: '/vers-boucle', target: '/a' },
        { path: '/soi', target: '/soi' },
        { path: '/a', target: '/faq' },
        { path: '/nulle-part', target: '/inconnue' },
        { path: 7 },
      ],
    };
    const { entries, places } = await preview(file);
    const reasons = entries.map(({ name, state, problems }) => [name, state, Object.keys(problems).join()]);
    expect(reasons).toEqual([
      [OURS, 'refused', ''],
      ['guide-budget-youtube-ads', 'refused', 'slug'],
      ['politique-de-confidentialite', 'refused', expect.any(String)],
      ['Un Guide', 'refused', 'slug'],
      ['un-autre-guide', 'refused', ''],
      ['un-troisieme-guide', 'refused', 'follows'],
      ['slug 7', 'refused', ''],
      ['slug 8', 'refused', ''],
      ['/faq', 'refused', 'path'],
      ['/api/health', 'refused', 'path'],
      ['/fr/ancien', 'refused', 'path'],
      ['//evil.example', 'refused', 'path'],
      ['/dehors', 'refused', 'target'],
      ['/a', 'refused', 'target'],
      ['/b', 'refused', 'target'],
      ['/c', 'refused', 'target'],
      ['/vers-boucle', 'refused', 'target'],
      ['/soi', 'refused', 'target'],
      ['/a', 'refused', ''],
      ['/nulle-part', 'refused', 'target'],
      ['path 13', 'refused', ''],
    ]);
    for (const { problems } of entries)
      for (const sentence of Object.values(problems)) expect(sentence).toMatch(/^[A-ZÉ].* .*\.$/u);
    expect(places.every(({ state }) => state === 'refused')).toBe(true);
    expect((await take(file, entries, places)).status).toBe(422);
    expect(await site.ports.addressStore.read()).toEqual({ guides: [], former: [] });
  });

  it('reads a file of the first version, and refuses one with too many entries or wrong lists', async () => {
    expect(await preview({ schema: 1, parts: {} })).toEqual({ places: [], entries: [] });
    const many = Array.from({ length: 1001 }, (_, index) => ({ path: `/a-${index}`, target: '/faq' }));
    for (const wrong of [{ addresses: many }, { guides: {} }, { addresses: 'text' }])
      expect((await send('POST', 'file/preview', { ...empty, ...wrong })).status).toBe(422);
    // A long chain is judged in a moment.
    const chain = many
      .slice(0, 1000)
      .map((_, index) => ({ path: `/a-${index}`, target: index === 999 ? '/faq' : `/a-${index + 1}` }));
    const { entries } = await preview({ ...empty, addresses: chain });
    expect(entries.filter(({ state }) => state === 'new')).toHaveLength(1000);
    expect((await take({ ...empty, addresses: chain }, entries)).status).toBe(201);
    expect(await former()).toHaveLength(1000);
  });
});
