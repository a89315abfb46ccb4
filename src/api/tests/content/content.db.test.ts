import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { openPreview } from '../../../app/content/preview-content.ts';
import { ContentDetail, ContentList, DraftSaved, VersionsPage } from '../../../contracts/content.ts';
import type { PartContent } from '../../../domain/content/content.ts';
import type { PartKey, TextPartKey } from '../../../domain/content/parts.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { defaultContent } from '../../../i18n/content-defaults.ts';
import { textsOf } from '../../../i18n/site-texts.ts';

const N = '\u00a0';

eachEngine('the content API', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let email: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    const account = await addAccount(site);
    email = account.email;
    headers = { ...bearer(await tokenOf(site, account)), 'accept-language': 'fr' };
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await (await site.get(`/api/content${path}`, headers)).json()).data;
  const place = async (part: PartKey, locale: Locale) =>
    (await read(`/${part}`)).locales.find((one: { locale: Locale }) => one.locale === locale);
  const save = async (part: PartKey, locale: Locale, content: PartContent | null, more: object = {}) => {
    const { draftVersion: version } = await place(part, locale);
    return site.send('PUT', `/api/content/${part}/draft`, { locale, content, version, ...more }, headers);
  };
  const publish = async (part: PartKey, locale: Locale) => {
    const { draftVersion } = await place(part, locale);
    return site.send('POST', `/api/content/${part}/publish`, { locale, draftVersion }, headers);
  };
  const online = (locale: Locale = 'fr') => textsOf(locale, site.content.now());
  const fields = (part: TextPartKey, changes: Record<string, string>, locale: Locale = 'fr'): PartContent => {
    const standard = defaultContent(part, locale);
    return { ...standard, fields: { ...standard.fields, ...changes } };
  };
  const saved = async (...all: Parameters<typeof save>) => {
    const response = await save(...all);
    expect([response.status, await response.clone().json()]).toEqual([200, expect.anything()]);
    return (await response.json()).data;
  };
  const published = async (...all: Parameters<typeof save>) => {
    await saved(...all);
    expect((await publish(all[0], all[1])).status).toBe(200);
  };

  it('lists every part in every language with its documented default', async () => {
    const list = await read('');
    expect(ContentList.parse(list)).toEqual(list);
    for (const { locales } of list.parts)
      for (const locale of locales)
        expect(locale).toMatchObject({ state: 'default', missing: [], draftVersion: 0, online: null });
    const detail = await read('/faq');
    expect(ContentDetail.parse(detail)).toEqual(detail);
    expect(detail.locales[0].default).toEqual(defaultContent('faq', 'fr'));
  });

  it('lists a part as empty without a visible item, or without a text if it has no items', async () => {
    const emptyParts = async () =>
      ContentList.parse(await read(''))
        .parts.filter(({ locales }) => locales.every(({ empty }) => empty))
        .map(({ part }) => part);
    const before = await emptyParts();
    expect(before).toEqual(expect.arrayContaining(['testimonials', 'announcement']));
    expect(before).not.toContain('faq');
    expect(before).not.toContain('hero');
    await saved('announcement', 'fr', fields('announcement', { text: 'Fermé en août.' }));
    expect(await emptyParts()).toEqual(before.filter((part) => part !== 'announcement'));
    await saved('announcement', 'fr', null);
    expect(await emptyParts()).toEqual(before);
  });

  it('saves a draft with corrected typography, and shows it on no page', async () => {
    const content = fields('hero', { slogan: "L'agence : la vôtre !", description: 'Dès {agency.minimum}.' });
    const data = await saved('hero', 'fr', content);
    expect(DraftSaved.parse(data)).toEqual(data);
    expect(data.locale.draft).toMatchObject({
      content: { fields: { slogan: `L’agence${N}: la vôtre${N}!` } },
      by: email,
    });
    expect(data.locale).toMatchObject({ state: 'draft', draftVersion: 1, online: null });
    expect(data.typography).toEqual([
      {
        field: 'slogan',
        changes: [
          { kind: 'nbsp', count: 2 },
          { kind: 'apostrophe', count: 1 },
        ],
      },
    ]);
    expect(online()).toEqual(textsOf('fr'));
  });

  it('publishes the draft of the given version, at once in this process, with an audit entry', async () => {
    const other = await site.send(
      'POST',
      '/api/content/hero/publish',
      { locale: 'fr', draftVersion: 7 },
      headers,
    );
    expect(other.status).toBe(409);
    expect((await other.json()).current.draft.content.fields.slogan).toContain('L’agence');
    expect((await publish('hero', 'fr')).status).toBe(200);
    expect(online().home.hero.slogan).toBe(`L’agence${N}: la vôtre${N}!`);
    expect(online('en')).toEqual(textsOf('en'));
    expect(await place('hero', 'fr')).toMatchObject({
      state: 'online',
      draft: null,
      draftVersion: 2,
      online: { number: 1, by: email },
    });
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({
      action: 'content_published',
      subject: 'hero/fr',
      before: null,
      after: { number: 1 },
    });
    // A draft can be published once.
    expect((await publish('hero', 'fr')).status).toBe(404);
  });

  it('refuses a draft that is based on an older version, and returns the text of the other account', async () => {
    await saved('hero', 'fr', fields('hero', { slogan: 'Le mien' }));
    const late = await save('hero', 'fr', fields('hero', { slogan: 'Le tien' }), { version: 2 });
    expect(late.status).toBe(409);
    const failure = await late.json();
    expect(failure).toMatchObject({ code: 'content_conflict', message: expect.stringContaining('autre') });
    expect(failure.current).toMatchObject({
      draftVersion: 3,
      draft: { content: { fields: { slogan: 'Le mien' } } },
    });
  });

  it('discards a draft with an audit entry, and refuses a later save that is based on it', async () => {
    const discard = (version: number) =>
      site.send('DELETE', `/api/content/hero/draft?locale=fr&version=${version}`, undefined, headers);
    expect((await discard(2)).status).toBe(409);
    expect((await discard(3)).status).toBe(200);
    expect(await place('hero', 'fr')).toMatchObject({ state: 'online', draft: null, draftVersion: 4 });
    expect((await discard(4)).status).toBe(404);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'content_draft_discarded', subject: 'hero/fr' });
    expect((await save('hero', 'fr', fields('hero', {}), { version: 3 })).status).toBe(409);
  });

  it('lists versions with their changes, restores one as a draft, and returns to the default', async () => {
    await published('hero', 'fr', fields('hero', { slogan: 'Deux' }), { fallback: 'none' });
    await published('hero', 'fr', null);
    expect(online().home.hero.slogan).toBe(textsOf('fr').home.hero.slogan);
    expect((await place('hero', 'fr')).state).toBe('default');

    const page = await read('/hero/versions?locale=fr');
    expect(VersionsPage.parse(page)).toEqual(page);
    expect(page.total).toBe(3);
    const standard = defaultContent('hero', 'fr').fields['slogan'];
    expect(
      page.items.map(({ number, changes }: { number: number; changes: unknown[] }) => [number, changes[0]]),
    ).toEqual([
      [3, { field: 'slogan', before: 'Deux', after: standard }],
      [2, { field: 'slogan', before: `L’agence${N}: la vôtre${N}!`, after: 'Deux' }],
      [1, { field: 'slogan', before: standard, after: `L’agence${N}: la vôtre${N}!` }],
    ]);

    const { draftVersion: version } = await place('hero', 'fr');
    const restore = (body: object) => site.send('POST', '/api/content/hero/restore', body, headers);
    expect((await restore({ locale: 'fr', number: 9, version })).status).toBe(404);
    expect((await restore({ locale: 'fr', number: 2, version })).status).toBe(200);
    expect((await place('hero', 'fr')).draft.content.fields.slogan).toBe('Deux');
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'content_restored', subject: 'hero/fr', after: { number: 2 } });
  });

  it('shows the French text for a missing translation only if the editor chose that', async () => {
    await published('services', 'fr', fields('services', { youtube: 'Texte français' }));
    const standard = textsOf('en').home.services;
    expect((await place('services', 'en')).missing).toEqual(['youtube']);
    expect(online('en').home.services).toEqual(standard);
    await published('services', 'en', null, { fallback: 'fr' });
    expect(online('en').home.services.youtube.text).toBe('Texte français');
    expect(online('en').home.services.meta).toEqual(standard.meta);
    await published('services', 'en', fields('services', { youtube: 'English text' }, 'en'), {
      fallback: 'fr',
    });
    expect(online('en').home.services.youtube.text).toBe('English text');
    expect((await place('services', 'en')).missing).toEqual([]);
  });

  it('adds, orders and hides questions, which keep their ids', async () => {
    const standard = defaultContent('faq', 'fr');
    const [first, second, ...rest] = standard.items;
    if (!first || !second) throw new Error('There are no default questions.');
    const added = {
      id: 'mine',
      hidden: false,
      fields: { question: 'Et après ?', answer: '**Oui**, [ici](/faq).' },
    };
    await published('faq', 'fr', {
      ...standard,
      items: [second, added, { ...first, hidden: true }, ...rest],
    });
    expect(online().faq.items.map(({ id }) => id)).toEqual([
      'default-2',
      'mine',
      ...rest.map(({ id }) => id),
    ]);
    expect((await place('faq', 'es')).missing).toEqual(['items.mine']);
    expect(online('es').faq).toEqual(textsOf('es').faq);
  });

  it('publishes a testimonial only with the noted consent of its person, which no page receives', async () => {
    const item = (more: Record<string, string>) => ({
      schema: 1 as const,
      fields: {},
      items: [{ id: 'lea', hidden: false, fields: { text: 'Enfin des chiffres.', name: 'Léa N.', ...more } }],
    });
    await saved('testimonials', 'fr', item({ consentBy: 'Léa Nova' }));
    const refused = await publish('testimonials', 'fr');
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).fields)).toEqual([
      'items.lea.consentOn',
      'items.lea.consentHow',
    ]);
    expect(online().testimonials).toEqual([]);
    await published(
      'testimonials',
      'fr',
      item({ consentBy: 'Léa Nova', consentOn: '2026-11-20', consentHow: 'email' }),
    );
    expect(online().testimonials).toEqual([
      { id: 'lea', text: 'Enfin des chiffres.', name: 'Léa N.', role: '', picture: '' },
    ]);
  });

  it.each([
    ['an unknown token', 'hero', { description: 'Dès {agency.minimal}' }, 'description'],
    ['a token of another part', 'advantages', { title1: '{youtube.costPerView}' }, 'title1'],
    ['a script as a link', 'hero', { description: '[x](javascript:alert)' }, 'description'],
    ['a link to another scheme', 'announcement', { link: 'http://plain.example' }, 'link'],
    ['a text that is too long', 'hero', { slogan: 'x'.repeat(91) }, 'slogan'],
    [
      'an end before the start',
      'announcement',
      { startsAt: '2026-12-02T10:00', endsAt: '2026-12-01T10:00' },
      'endsAt',
    ],
    ['a day that does not exist', 'announcement', { startsAt: '2026-02-30T10:00' }, 'startsAt'],
  ] as const)('refuses %s with a sentence at its field', async (_, part, changes, field) => {
    const response = await save(part, 'fr', fields(part, changes));
    expect(response.status).toBe(422);
    const failure = await response.json();
    expect(Object.keys(failure.fields)).toEqual([field]);
    expect(failure.fields[field]).not.toBe('Certains champs sont à corriger.');
  });

  it('returns messages in the language of the reader, whichever language is edited', async () => {
    const response = await save('hero', 'en', fields('hero', { slogan: 'x'.repeat(91) }, 'en'));
    expect((await response.json()).fields.slogan).toBe('Ce texte est trop long.');
  });

  it('keeps hostile texts as plain text, without characters that change the direction of writing', async () => {
    const hostile = '<script>alert(1)</script> \u202Eevil\u2066 <img src=x onerror=alert(1)>';
    await published('company', 'fr', fields('company', { pitch: hostile }));
    expect(online().layout.footer.pitch).toBe('<script>alert(1)</script> evil <img src=x onerror=alert(1)>');
    const huge = await save('company', 'fr', fields('company', { pitch: 'x'.repeat(100_000) }));
    expect([huge.status, Object.keys((await huge.json()).fields)]).toEqual([422, ['content']]);
    const proto =
      '{"locale":"fr","version":0,"content":{"schema":1,"fields":{"__proto__":{"a":"b"}},"items":[]}}';
    expect((await site.send('PUT', '/api/content/hub/draft', proto, headers)).status).toBeLessThan(500);
    expect(Object.prototype).not.toHaveProperty('a');
  });

  it('opens a preview only while the session that requested it lasts', async () => {
    const account = await addAccount(site);
    const preview = async () => {
      const own = bearer(await tokenOf(site, account));
      const response = await site.post('/api/content/preview', { part: 'faq', locale: 'fr' }, own);
      return { own, code: (await response.json()).data.code as string };
    };
    const [first, other] = [await preview(), await preview()];
    expect(await openPreview(site.ports, first.code)).toBeDefined();
    await site.post('/api/auth/logout', {}, first.own);
    expect(await openPreview(site.ports, first.code)).toBeUndefined();
    expect(await openPreview(site.ports, other.code)).toBeDefined();
    await site.send('PATCH', `/api/accounts/${account.id}`, { role: 'sales' }, headers);
    expect(await openPreview(site.ports, other.code)).toBeUndefined();
  });
});
