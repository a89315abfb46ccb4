import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { PartContent } from '../../../domain/content/content.ts';
import { guides } from '../../../domain/guide/guides.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { shownPages } from '../../../domain/site-map/shown-pages.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { defaultOf } from '../../../pages/content.ts';
import { guideEntries } from '../../../pages/guide-entries.ts';

const slug = 'budget-clip-musical';
const model = 'guide-budget-youtube-ads';
const choices = { category: 'creative', difficulty: 'beginner', metrics: [], follows: model };

eachEngine('guides of the agency in the API', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    headers = { ...bearer(await tokenOf(site, await addAccount(site))), 'accept-language': 'fr' };
  });
  afterAll(() => site.close());

  const send = (method: string, path: string, body: object) =>
    site.send(method, `/api/content${path}`, body, headers);
  const add = (typed: object) =>
    send('POST', '/guides', { ...choices, slug, title: 'Quel budget pour un clip ?', ...typed });
  const list = async () => (await (await site.get('/api/content/addresses', headers)).json()).data;
  const listed = async () => (await list()).guides.find((guide: { slug: string }) => guide.slug === slug);
  const version = async (locale: Locale): Promise<number> =>
    (await (await site.get(`/api/content/${slug}`, headers)).json()).data.locales.find(
      (one: { locale: Locale }) => one.locale === locale,
    ).draftVersion;
  const save = async (locale: Locale, content: PartContent | null) =>
    send('PUT', `/${slug}/draft`, { locale, content, version: await version(locale) });
  const publish = async (locale: Locale) =>
    send('POST', `/${slug}/publish`, { locale, draftVersion: await version(locale) });
  const slugsIn = (locale: Locale) => guideEntries(locale, site.content.now()).map((guide) => guide.slug);
  const wrong = async (response: Response) => Object.keys((await response.json()).fields ?? {});
  const move = (path: string, target: string) => send('PUT', '/addresses', { path, target });
  const release = (path: string) =>
    site.send('DELETE', `/api/content/addresses?path=${path}`, undefined, headers);

  it('are refused at an address of another form, and at one that a page has', async () => {
    for (const typed of ['clip', 'Budget-Clip', 'budget--clip', 'budget_clip', '/budget-clip', 'é-clip'])
      expect(await wrong(await add({ slug: typed })), typed).toEqual(['slug']);
    for (const typed of [model, 'mes-donnees', 'exemple-de-bilan', 'youtube-ads', 'nos-chiffres'])
      expect(await wrong(await add({ slug: typed })), typed).toEqual(['slug']);
    expect(await wrong(await add({ follows: 'none-such' }))).toEqual(['follows']);
  });

  it('begin as a French draft that is on no page', async () => {
    expect((await add({})).status).toBe(201);
    expect(await wrong(await add({}))).toEqual(['slug']);
    expect(await listed()).toMatchObject({
      name: 'Quel budget pour un clip\u00a0?',
      choices,
      online: [],
      published: false,
      target: null,
    });
    expect(slugsIn('fr')).toEqual(guides.map((guide) => guide.slug));
    expect(shownPages(site.content.now()).map(({ path }) => path)).not.toContain(`/${slug}`);
  });

  it('are published whole, in French first, and are then in the lists of that language', async () => {
    const missing = await publish('fr');
    expect(missing.status).toBe(422);
    expect(await wrong(missing)).toEqual(expect.arrayContaining(['lead', 'step3', 'answer3', 'items']));

    await save('en', defaultOf(model, 'en'));
    expect((await (await publish('en')).json()).fields.title).toMatch(/en français/);

    expect((await save('fr', defaultOf(model, 'fr'))).status).toBe(200);
    expect((await publish('fr')).status).toBe(200);
    expect(slugsIn('fr').slice(0, 3)).toEqual([model, slug, 'guide-budget-meta-ads']);
    expect(slugsIn('en')).not.toContain(slug);
    const today = agencyDay(Date.now());
    const entry = guideEntries('fr', site.content.now())[1];
    expect(entry).toMatchObject({ published: today, updated: today, category: 'creative' });
    expect(shownPages(site.content.now()).find(({ path }) => path === `/${slug}`)).toMatchObject({
      kind: 'guide',
      languages: ['fr'],
    });

    expect((await publish('en')).status).toBe(200);
    expect((await listed()).online).toEqual(['fr', 'en']);
    expect(slugsIn('es')).not.toContain(slug);
  });

  it('are not published with a link that leads nowhere or into one language, or with headings out of order', async () => {
    const whole = defaultOf(model, 'fr');
    const item = (id: string, kind: string, text: string) => ({
      id,
      hidden: false,
      fields: { kind, text, of: '' },
    });
    const wrongly = [
      item('order', 'subheading', 'Trop bas'),
      item('dead', 'paragraph', 'Voyez [ce guide](/guide-inexistant).'),
      item('language', 'paragraph', '[Contact](/en/contact)'),
      item('here', 'paragraph', '[Plus bas](#nulle-part)'),
      item('there', 'paragraph', '[Vos droits](/privacy#nulle-part)'),
      item('right', 'paragraph', `[Soi-même](/${slug}), [Meta](/guide-budget-meta-ads#faq)`),
    ];
    await save('fr', { ...whole, items: [...wrongly, ...whole.items] });
    const answer = await publish('fr');
    expect(answer.status).toBe(422);
    const { fields } = await answer.json();
    expect(Object.keys(fields).sort()).toEqual([
      'items.dead.text',
      'items.here.text',
      'items.language.text',
      'items.order.kind',
      'items.there.text',
    ]);
    expect(fields['items.dead.text']).toMatch(/n’existe pas/);
  });

  it('stay in French while they are shown, and leave another language with its text', async () => {
    await save('fr', null);
    expect(await wrong(await publish('fr'))).toEqual(['title']);
    await save('en', null);
    expect((await publish('en')).status).toBe(200);
    expect((await listed()).online).toEqual(['fr']);
  });

  it('are not published in a language with passages that are still the French ones', async () => {
    const french = (await (await site.get(`/api/content/${slug}`, headers)).json()).data.locales[0];
    const { content } = french.version;
    await save('es', content);
    const names = await wrong(await publish('es'));
    expect(names).toEqual(expect.arrayContaining(['title', 'step1', 'items.b1.text']));
    // What code draws has no words.
    const drawn = content.items.find(
      ({ fields }: { fields: Record<string, string> }) => fields['text'] === '',
    );
    expect(names).not.toContain(`items.${drawn.id}.text`);
    // A passage that was said to be right may be the same in both languages.
    const { stale } = (await (await site.get(`/api/content/${slug}`, headers)).json()).data.locales.find(
      (one: { locale: string }) => one.locale === 'es',
    );
    const title = stale.find(({ key }: { key: string }) => key === 'title');
    const stamps = { title: title.stamp };
    const body = { locale: 'es', content, stamps, version: await version('es') };
    expect((await send('PUT', `/${slug}/draft`, body)).status).toBe(200);
    expect(await wrong(await publish('es'))).not.toContain('title');
    await save('es', defaultOf(model, 'es'));
    expect((await publish('es')).status).toBe(200);
  });

  it('change their place and their category', async () => {
    expect((await send('PUT', `/guides/${slug}`, { ...choices, follows: null })).status).toBe(200);
    expect(slugsIn('fr')[0]).toBe(slug);
    expect(await wrong(await send('PUT', `/guides/${slug}`, { ...choices, follows: slug }))).toEqual([
      'follows',
    ]);
    expect((await send('PUT', `/guides/${model}`, { ...choices, follows: null })).status).toBe(404);
  });

  it('are withdrawn to a page, and put back, as are built-in ones', async () => {
    for (const path of [`/${slug}`, `/${model}`]) {
      expect(await wrong(await move(path, '/none-such'))).toEqual(['target']);
      expect(await wrong(await move(path, path))).toEqual(['target']);
      expect((await move(path, '/guides')).status).toBe(200);
      expect(slugsIn('fr')).not.toContain(path.slice(1));
      expect(shownPages(site.content.now()).map((page) => page.path)).not.toContain(path);
      expect(await wrong(await move(path, '/faq'))).toEqual(['path']);
      expect((await release(path)).status).toBe(200);
      expect(slugsIn('fr')).toContain(path.slice(1));
      expect((await release(path)).status).toBe(404);
    }
  });

  it('are deleted only if they were never published', async () => {
    expect((await site.send('DELETE', `/api/content/guides/${slug}`, undefined, headers)).status).toBe(404);
    await add({ slug: 'autre-guide' });
    expect((await site.send('DELETE', '/api/content/guides/autre-guide', undefined, headers)).status).toBe(
      200,
    );
    expect((await site.get('/api/content/autre-guide', headers)).status).toBe(404);
    expect((await add({ slug: 'autre-guide' })).status).toBe(201);
  });

  it('keep their place in every list when the guide before them is deleted', async () => {
    await add({ slug: 'guide-du-milieu', follows: model });
    await add({ slug: 'guide-apres', follows: 'guide-du-milieu' });
    await site.send('DELETE', '/api/content/guides/guide-du-milieu', undefined, headers);
    const { guides: all } = await list();
    const place = all.findIndex((guide: { slug: string }) => guide.slug === 'guide-apres');
    expect(all[place - 1].slug).toBe(model);
    expect(all[place].choices.follows).toBe(model);
    await site.send('DELETE', '/api/content/guides/guide-apres', undefined, headers);
  });

  it('former addresses lead to a page, never in a circle, and never from an address of the site', async () => {
    for (const path of [
      '/faq',
      '/api/x',
      '/articles/x',
      '/en/old',
      '/',
      'old',
      '/a b',
      '/old/',
      `/${'x'.repeat(201)}`,
    ])
      if (path !== '/old/') expect((await move(path, '/faq')).status, path).toBe(422);
    for (const path of ['/es/old', '/fr/old'])
      expect((await (await move(path, '/faq')).json()).fields.path).toMatch(/langue/);
    expect((await move('/old', `/${slug}`)).status).toBe(200);
    expect(await wrong(await move('/old', '/faq'))).toEqual(['path']);
    expect((await move('/older.html', '/old')).status).toBe(200);
    // Its target leads on: the list says where in the end.
    await move(`/${slug}`, '/guides');
    expect((await list()).former).toMatchObject([
      { path: '/older.html', target: '/old', leadsTo: '/guides' },
      { path: '/old', target: `/${slug}`, leadsTo: '/guides' },
    ]);
    expect(await wrong(await move(`/${model}`, `/${model}`))).toEqual(['target']);
    await release(`/${slug}`);
    expect(await wrong(await move(`/${slug}`, '/old'))).toEqual(['target']);
    expect(await wrong(await add({ slug: 'old-guide', follows: 'old' }))).toEqual(['follows']);
  });

  it('are written into the audit log', async () => {
    const { data } = await (await site.get('/api/audit?pageSize=100', headers)).json();
    const actions = data.items.map(
      ({ entry, action }: { entry?: { action: string }; action?: string }) => action ?? entry?.action,
    );
    for (const action of [
      'guide_added',
      'guide_changed',
      'guide_removed',
      'guide_withdrawn',
      'guide_put_back',
      'address_moved',
    ])
      expect(actions).toContain(action);
  });
});
