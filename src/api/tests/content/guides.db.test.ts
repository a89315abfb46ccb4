import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { PartContent } from '../../../domain/content/content.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { defaultOf, guideText } from '../../../pages/content.ts';
import { guideEntries } from '../../../pages/guide-entries.ts';

const slug = 'guide-budget-youtube-ads';

eachEngine('guides in the content API', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    headers = { ...bearer(await tokenOf(site, await addAccount(site))), 'accept-language': 'fr' };
  });
  afterAll(() => site.close());

  const locales = async () => (await (await site.get(`/api/content/${slug}`, headers)).json()).data.locales;
  const stateIn = async (locale: Locale) =>
    (await locales()).find((one: { locale: Locale }) => one.locale === locale);
  const save = async (locale: Locale, content: PartContent | null) => {
    const { draftVersion: version } = await stateIn(locale);
    return site.send('PUT', `/api/content/${slug}/draft`, { locale, content, version }, headers);
  };
  const publish = async (locale: Locale, how: object = {}) => {
    const { draftVersion } = await stateIn(locale);
    return site.send('POST', `/api/content/${slug}/publish`, { locale, draftVersion, ...how }, headers);
  };
  const stamp = async (locale: Locale, stamps: Record<string, string>) => {
    const { draftVersion: version, draft, version: online } = await stateIn(locale);
    const content = (draft ?? online)?.content ?? null;
    return site.send('PUT', `/api/content/${slug}/draft`, { locale, content, stamps, version }, headers);
  };
  /** The French guide with another text of one block, a new block after it, and another one hidden. */
  const changed = (text: string): PartContent => {
    const standard = defaultOf(slug, 'fr');
    const items = standard.items.map((item) => {
      if (item.id === 'b1') return { ...item, fields: { ...item.fields, text } };
      return item.id === 'b2' ? { ...item, hidden: true } : item;
    });
    const fresh = { id: 'fresh', hidden: false, fields: { kind: 'list', text: 'Un\nDeux', of: '' } };
    return { ...standard, items: items.toSpliced(1, 0, fresh) };
  };
  const shown = (locale: Locale) => guideText(locale, slug, site.content.now());
  const dayOf = (locale: Locale) =>
    guideEntries(locale, site.content.now()).find((guide) => guide.slug === slug)?.updated;

  it('show the text of the files until one is published', async () => {
    const state = await stateIn('fr');
    expect(state).toMatchObject({ state: 'default', missing: [], empty: false });
    expect(state.default.items[0].fields.kind).toBe('paragraph');
    expect(shown('fr')).toEqual(guideText('fr', slug));
  });

  it('publish one language: its blocks and the day of change are new, other languages keep theirs', async () => {
    expect((await save('fr', changed('Payez {youtube.costPerView} **la [[trueview|vue]]**.'))).status).toBe(
      200,
    );
    expect(shown('fr')).toEqual(guideText('fr', slug));
    expect((await publish('fr')).status).toBe(200);
    const [first, second, third] = shown('fr').blocks;
    expect(first).toEqual({
      id: 'b1',
      kind: 'paragraph',
      text: 'Payez {youtube.costPerView} **la [[trueview|vue]]**.',
    });
    expect(second).toEqual({ id: 'fresh', kind: 'list', texts: ['Un', 'Deux'] });
    // The hidden block is left out.
    expect(third?.id).toBe('b3');
    expect(shown('en')).toEqual(guideText('en', slug));
    const { at } = (await stateIn('fr')).online;
    expect(dayOf('fr')).toBe(agencyDay(Date.parse(at)));
    expect(dayOf('en')).toBe(dayOf('fr'));
  });

  it('name the blocks that changed in French since the translation', async () => {
    const { missing, stale } = await stateIn('en');
    expect(missing).toEqual(['items.b1', 'items.fresh', 'items.b2']);
    const before = defaultOf(slug, 'fr').items[0]?.fields['text'];
    expect(stale[0]).toMatchObject({
      key: 'item:b1',
      kind: 'changed',
      before,
      after: 'Payez {youtube.costPerView} **la [[trueview|vue]]**.',
    });
    expect(stale.map((one: { kind: string }) => one.kind)).toEqual(['changed', 'new', 'removed']);
    const list = (await (await site.get('/api/content', headers)).json()).data.parts;
    const listed = list.find((one: { part: string }) => one.part === slug).locales;
    expect(listed.map((one: { missing: string[] }) => one.missing.length)).toEqual([0, 3, 3, 3]);
  });

  it('count no block that the translation says is still right, in its draft and when published', async () => {
    const { stale } = await stateIn('es');
    const stamps = Object.fromEntries(
      stale.map((one: { key: string; stamp: string }) => [one.key, one.stamp]),
    );
    const { 'item:fresh': fresh, ...others } = stamps;
    expect((await stamp('es', others)).status).toBe(200);
    expect((await stateIn('es')).missing).toEqual(['items.fresh']);
    expect((await stamp('es', { ...others, 'item:fresh': fresh })).status).toBe(200);
    expect((await publish('es')).status).toBe(200);
    expect(await stateIn('es')).toMatchObject({ missing: [], stale: [], draft: null });
    expect((await stateIn('pt')).missing).toHaveLength(3);
  });

  it('count no French change that was said to have no effect, and it keeps the day of the page', async () => {
    const day = dayOf('fr');
    const { at } = (await stateIn('fr')).online;
    expect(
      (await save('fr', changed('Payez {youtube.costPerView} **la [[trueview|vue]]** seulement.'))).status,
    ).toBe(200);
    expect((await publish('fr', { silent: ['items.b1'], substantive: false })).status).toBe(200);
    expect((await stateIn('es')).missing).toEqual([]);
    expect((await stateIn('pt')).missing).toHaveLength(3);
    expect(site.content.now()[slug]?.fr?.changedAt).toBe(Date.parse(at));
    expect(dayOf('fr')).toBe(day);
    expect((await save('fr', changed('Payez tout.'))).status).toBe(200);
    expect((await publish('fr')).status).toBe(200);
    const { stale } = await stateIn('es');
    expect(stale).toHaveLength(1);
    // The difference is from the text for which the translation is right, over the silent change.
    expect(stale[0]).toMatchObject({
      before: 'Payez {youtube.costPerView} **la [[trueview|vue]]**.',
      after: 'Payez tout.',
    });
  });

  it('never show French blocks in another language', async () => {
    const { draftVersion: version } = await stateIn('en');
    const content = defaultOf(slug, 'en');
    const body = {
      locale: 'en',
      content: { ...content, items: content.items.slice(0, 3) },
      version,
      fallback: 'fr',
    };
    expect((await site.send('PUT', `/api/content/${slug}/draft`, body, headers)).status).toBe(200);
    expect((await publish('en')).status).toBe(200);
    expect(shown('en').blocks.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3']);
  });

  it.each([
    ['an unknown figure', 'Dès {youtube.none}.', 'content_token'],
    ['a term that the glossary lacks', 'La [[none|vue]].', 'content_term'],
  ])('refuse %s', async (_, text) => {
    const answer = await save('fr', changed(text));
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual(['items.b1.text']);
  });

  it('come back to the text of the file', async () => {
    expect((await save('fr', null)).status).toBe(200);
    expect((await publish('fr')).status).toBe(200);
    expect(shown('fr')).toEqual(guideText('fr', slug));
  });
});
