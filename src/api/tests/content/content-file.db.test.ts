import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { ContentFile, FilePlace, JudgedPlace } from '../../../contracts/content-file.ts';
import { partKeys } from '../../../domain/content/parts.ts';
import { defaultContent } from '../../../i18n/content-defaults.ts';

eachEngine('all texts as one file', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    headers = { ...bearer(await tokenOf(site, await addAccount(site))), 'accept-language': 'fr' };
  });
  afterAll(() => site.close());

  const dataOf = async (response: Response) => (await response.json()).data;
  const exported = async (): Promise<ContentFile> => dataOf(await site.get('/api/content/file', headers));
  const preview = async (file: object): Promise<JudgedPlace[]> =>
    (await dataOf(await site.send('POST', '/api/content/file/preview', file, headers))).places;
  const place = (file: ContentFile, part: string, locale: string) => file.parts[part]?.[locale] as FilePlace;
  const take = (file: ContentFile, places: JudgedPlace[]) => {
    const chosen = places
      .filter(({ state }) => state === 'changed')
      .map(({ part, locale, draftVersion }) => ({ part, locale, draftVersion }));
    return site.send('POST', '/api/content/file', { file, places: chosen }, headers);
  };
  const stateOf = async (part: string, locale: string) =>
    (await dataOf(await site.get(`/api/content/${part}`, headers))).locales.find(
      (one: { locale: string }) => one.locale === locale,
    );
  const imports = async () => (await dataOf(await site.get('/api/content/imports', headers))).imports;
  const save = async (part: string, locale: string, content: object) => {
    const { draftVersion: version } = await stateOf(part, locale);
    const body = { locale, content, version };
    expect((await site.send('PUT', `/api/content/${part}/draft`, body, headers)).status).toBe(200);
  };

  it('has every part in four languages, and changes nothing when it is imported as it is', async () => {
    const file = await exported();
    expect(Object.keys(file.parts).sort()).toEqual([...partKeys].sort());
    const bytes = JSON.stringify(file).length;
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThan(3_000_000);
    const places = await preview(file);
    expect(places).toHaveLength(partKeys.length * 4);
    expect(places.filter(({ state }) => state !== 'same')).toEqual([]);
    const empty = await site.send('POST', '/api/content/file', { file, places: [] }, headers);
    expect(empty.status).toBe(422);
  });

  it('leaves out noted consents, and an import keeps those that are stored', async () => {
    const consent = { consentBy: 'Nova', consentOn: '2026-11-01', consentHow: 'email' };
    const fields = { name: 'Nova', role: 'Chanteuse', picture: '', ...consent };
    await save('team', 'fr', { schema: 1, fields: {}, items: [{ id: 'n', hidden: false, fields }] });
    const { draftVersion } = await stateOf('team', 'fr');
    const publish = { locale: 'fr', draftVersion };
    expect((await site.send('POST', '/api/content/team/publish', publish, headers)).status).toBe(200);
    const file = await exported();
    expect(JSON.stringify(file)).not.toContain('consentBy');
    expect(place(file, 'team', 'fr').content.items[0]?.fields).toEqual({
      name: 'Nova',
      role: 'Chanteuse',
      picture: '',
    });
    Object.assign(place(file, 'team', 'fr').content.items[0]?.fields ?? {}, { role: 'Autrice' });
    const places = await preview(file);
    expect((await take(file, places)).status).toBe(201);
    expect((await stateOf('team', 'fr')).draft.content.items[0].fields).toMatchObject({
      role: 'Autrice',
      ...consent,
    });
    const [{ id }] = await imports();
    expect((await site.send('DELETE', `/api/content/imports/${id}`, undefined, headers)).status).toBe(200);
    expect((await stateOf('team', 'fr')).draft).toBeNull();
  });

  it('becomes drafts, which one act undoes, with the drafts of before', async () => {
    const hero = defaultContent('hero', 'fr');
    await save('hero', 'fr', { ...hero, fields: { ...hero.fields, slogan: 'Mon brouillon' } });
    const file = await exported();
    // What is exported is what visitors read, not the draft.
    expect(place(file, 'hero', 'fr').content.fields['slogan']).toBe(hero.fields['slogan']);
    Object.assign(place(file, 'hero', 'fr').content.fields, { slogan: 'Du fichier !' });
    Object.assign(place(file, 'terms', 'en').content.items[1]?.fields ?? {}, { text: 'From the file.' });
    const places = await preview(file);
    const changed = places.filter(({ state }) => state === 'changed');
    expect(changed.map(({ part, locale, hasDraft }) => [part, locale, hasDraft])).toEqual([
      ['hero', 'fr', true],
      ['terms', 'en', false],
    ]);
    expect(changed[0]?.changes).toEqual([
      { field: 'slogan', before: 'Mon brouillon', after: 'Du fichier\u00a0!' },
    ]);
    expect((await take(file, places)).status).toBe(201);
    expect((await stateOf('hero', 'fr')).draft.content.fields.slogan).toBe('Du fichier\u00a0!');
    expect((await stateOf('terms', 'en')).version).toBeNull();
    const [one] = await imports();
    expect(one.places).toEqual([
      { part: 'hero', locale: 'fr' },
      { part: 'terms', locale: 'en' },
    ]);
    // A second import of the same file finds nothing to change.
    expect((await preview(file)).filter(({ state }) => state !== 'same')).toEqual([]);
    // The same choice once more is one of an older state.
    expect((await take(file, places)).status).toBe(422);

    const undone = await site.send('DELETE', `/api/content/imports/${one.id}`, undefined, headers);
    expect((await dataOf(undone)).imports).toEqual([]);
    expect((await stateOf('hero', 'fr')).draft.content.fields.slogan).toBe('Mon brouillon');
    expect((await stateOf('terms', 'en')).draft).toBeNull();
    const again = await site.send('DELETE', `/api/content/imports/${one.id}`, undefined, headers);
    expect(again.status).toBe(404);
    const { items } = await dataOf(await site.get('/api/audit', headers));
    expect(items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'content_import_undone',
      'content_imported',
      'content_exported',
    ]);
  });

  it('a draft that was changed after an import stays when the import is undone', async () => {
    const file = await exported();
    Object.assign(place(file, 'hero', 'es').content.fields, { slogan: 'Uno' });
    Object.assign(place(file, 'hero', 'pt').content.fields, { slogan: 'Um' });
    // The French draft is not that of visitors: the file would replace it.
    const places = (await preview(file)).filter(({ hasDraft }) => !hasDraft);
    expect((await take(file, places)).status).toBe(201);
    const { draft } = await stateOf('hero', 'es');
    await save('hero', 'es', { ...draft.content, fields: { ...draft.content.fields, slogan: 'Dos' } });
    const [{ id, places: left }] = await imports();
    expect(left).toEqual([{ part: 'hero', locale: 'pt' }]);
    expect((await site.send('DELETE', `/api/content/imports/${id}`, undefined, headers)).status).toBe(200);
    expect((await stateOf('hero', 'es')).draft.content.fields.slogan).toBe('Dos');
    expect((await stateOf('hero', 'pt')).draft).toBeNull();
  });

  it('a draft that was saved since the preview refuses the whole import', async () => {
    const file = await exported();
    Object.assign(place(file, 'faq', 'en').content.fields, { title: 'One' });
    Object.assign(place(file, 'company', 'en').content.fields, { aboutTitle: 'Two' });
    const places = await preview(file);
    await save('company', 'en', defaultContent('company', 'en'));
    const refused = await take(file, places);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'content_moved']);
    expect((await stateOf('faq', 'en')).draft).toBeNull();
  });

  it('names what is wrong with a text, and imports none of it', async () => {
    const content = { schema: 1, fields: { slogan: 'x'.repeat(91), secret: 'a' }, items: [] };
    const places = await preview({
      schema: 1,
      parts: {
        hero: { fr: { content }, de: { content }, en: 'text' },
        'guide-inconnu': { fr: { content } },
        terms: {
          fr: {
            content: {
              schema: 1,
              fields: {},
              items: [
                { id: 'a', hidden: false, fields: { kind: 'calculator', text: '{company.secret}', of: '' } },
              ],
            },
          },
        },
      },
    });
    expect(places.map(({ state }) => state)).toEqual(Array(5).fill('refused'));
    expect(places.map(({ problems }) => Object.keys(problems))).toEqual([
      ['slogan', 'secret'],
      [''],
      [''],
      [''],
      ['items.a.kind', 'items.a.text'],
    ]);
    for (const { problems } of places)
      for (const sentence of Object.values(problems)) expect(sentence).toMatch(/^[A-ZÉ].* .*\.$/u);
    const other = await site.send('POST', '/api/content/file/preview', { schema: 3, parts: {} }, headers);
    expect(other.status).toBe(422);
  });

  it('is for administrators only', async () => {
    const account = await addAccount(site, { role: 'editor', email: 'editor@agency.example' });
    const editor = bearer(await tokenOf(site, account));
    expect((await site.get('/api/content/file', editor)).status).toBe(403);
    expect((await site.get('/api/content/imports', editor)).status).toBe(403);
  });
});
