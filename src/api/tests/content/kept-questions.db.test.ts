import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { forgetQuestions } from '../../../app/questions/keep-question.ts';
import type { KeptGroup } from '../../../contracts/kept-questions.ts';
import { createQuestionBox } from '../../../pages/questions/question-box.ts';
import { questionWords } from '../../../pages/questions/words.ts';

const DAY_MS = 86_400_000;

eachEngine('the questions that visitors let the agency keep', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let now = Date.UTC(2026, 11, 1, 12);
  const clock = { now: () => now };
  const signIn = async () => {
    headers = bearer(await tokenOf(site, await addAccount(site, { role: 'editor' })));
  };
  beforeAll(async () => {
    site = await openTestSite(engine, { clock, questionBox: createQuestionBox, questionWords });
    await signIn();
  });
  afterAll(() => site.close());

  const keep = (question: string, locale = 'fr') => site.post('/api/questions/kept', { question, locale });
  const data = async (response: Promise<Response>) => (await (await response).json()).data;
  const list = async (): Promise<KeptGroup[]> =>
    (await data(site.get('/api/kept-questions', headers))).groups;
  const addTo = (part: string, fields: Record<string, string>) =>
    site.send('POST', `/api/content/${part}/items`, { locale: 'fr', fields }, headers);
  const publish = async (part: string) => {
    const { locales } = await data(site.get(`/api/content/${part}`, headers));
    const { draftVersion } = locales.find(({ locale }: { locale: string }) => locale === 'fr');
    const body = { locale: 'fr', draftVersion };
    expect((await site.send('POST', `/api/content/${part}/publish`, body, headers)).status).toBe(200);
  };

  it('are none by asking alone', async () => {
    await site.post('/api/questions', { question: 'faites-vous du mastering ?', locale: 'fr' });
    expect(await list()).toEqual([]);
  });

  it('are grouped by their words in each language, the most frequent first, with what each finds now', async () => {
    for (const question of ['faites-vous le mastering ?', 'Le mastering, vous faites ?'])
      expect(await data(keep(question))).toEqual({ kept: true });
    now += 1000;
    expect(await data(keep('do you do mastering', 'en'))).toEqual({ kept: true });
    const [first, second] = await list();
    expect(first).toMatchObject({ locale: 'fr', count: 2, now: { outcome: 'none', passages: [] } });
    expect(first?.texts).toHaveLength(2);
    expect(second).toMatchObject({ locale: 'en', count: 1 });
  });

  it('are refused with a name, an address or a number, and not kept where the site answers', async () => {
    for (const question of ['je m’appelle Zoé', 'écrivez à zoe@example.com', 'appelez le 06 12 34 56 78']) {
      const response = await keep(question);
      expect([response.status, Object.keys((await response.json()).fields)]).toEqual([422, ['question']]);
    }
    expect(await data(keep('combien coûte une vue sur youtube'))).toEqual({ kept: false });
    expect(await list()).toHaveLength(2);
    expect(site.lines.join('\n')).not.toMatch(/mastering|Zoé|zoe@/);
  });

  it('come with what the search found by week, of visits that are counted, in numbers alone', async () => {
    const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140' };
    const count = (event: string, more: Record<string, string> = browser) =>
      site.post('/api/visits', { kind: 'search', locale: 'fr', event }, more);
    for (const event of ['answer', 'yes', 'next', 'none']) expect((await count(event)).status).toBe(204);
    await site.post('/api/visits', { kind: 'search', locale: 'en', event: 'none' }, browser);
    await count('none', { ...browser, 'sec-gpc': '1' });
    await count('none', { 'user-agent': 'curl/8' });
    expect((await count('maybe')).status).toBe(422);
    await site.visits.flush();
    const { weeks } = await data(site.get('/api/kept-questions', headers));
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({
      ...{ monday: '2026-11-30', answer: 1, near: 0, none: 2, yes: 1, no: 0, next: 1 },
    });
  });

  it('are answered from the publication of another wording on, and by a synonym', async () => {
    const asked = 'clip animé en pâte à modeler';
    await keep(asked);
    const now = async () => (await list()).find(({ text }) => text === asked)?.now;
    expect((await now())?.outcome).not.toBe('answer');
    const { passages } = await data(site.get('/api/kept-questions/passages?locale=fr', headers));
    expect(passages.length).toBeGreaterThan(250);
    const added = await addTo('asks', { text: asked, passage: 'faq#q7' });
    expect(added.status).toBe(201);
    expect((await now())?.outcome).not.toBe('answer');
    await publish('asks');
    expect(await now()).toMatchObject({ outcome: 'answer', passages: [{ key: 'faq#q7' }] });
    await addTo('asks', { text: 'frometon = cookies', passage: '' });
    await publish('asks');
    const answered = await data(
      site.post('/api/questions', { question: 'politique de frometon', locale: 'fr' }),
    );
    expect(answered.outcome).not.toBe('none');
  });

  it('come with a gold set, of which each question whose answer a draft changes is listed', async () => {
    const changes = () => data(site.get('/api/kept-questions/gold-set?locale=fr', headers));
    const { total, changes: none } = await changes();
    expect(total).toBeGreaterThanOrEqual(120);
    expect(none).toEqual([]);
    const question = 'comment nommer mes utm';
    await addTo('asks', { text: question, passage: 'faq#q7' });
    const { changes: some } = await changes();
    expect(some).toMatchObject([
      {
        question,
        effect: 'worse',
        before: { outcome: 'answer', passages: [{ key: 'kpi-marketing-musical#h8' }] },
      },
    ]);
    expect((await data(site.get('/api/kept-questions/gold-set?locale=en', headers))).changes).toEqual([]);
  });

  it('become questions of the draft once, which is not published by that', async () => {
    const question = 'Faites-vous le mastering ?';
    const first = await data(addTo('faq', { question, answer: '' }));
    expect(await data(addTo('faq', { question, answer: '' }))).toEqual(first);
    const { locales } = await data(site.get('/api/content/faq', headers));
    const french = locales.find(({ locale }: { locale: string }) => locale === 'fr');
    expect(french.version).toBeNull();
    expect(french.draft.content.items.at(-1)).toMatchObject({
      id: first.item,
      fields: { question: 'Faites-vous le mastering\u00a0?' },
    });
    expect((await addTo('hero', {})).status).toBe(404);
    expect((await addTo('glossary', { term: 'x' })).status).toBe(404);
    expect((await addTo('faq', { question: 'a'.repeat(161) })).status).toBe(422);
  });

  it('are understood by words of which each has an effect: others are refused at their fields', async () => {
    const { asks, synonyms } = await data(site.get('/api/kept-questions/passages?locale=fr', headers));
    expect(asks['faq#q7']).toContain('suis-je engagé');
    expect(synonyms.some((line: string) => line.startsWith('pub = '))).toBe(true);
    const wrong = async (text: string, passage: string) => {
      const { item } = await data(addTo('asks', { text, passage }));
      const { locales } = await data(site.get('/api/content/asks', headers));
      const french = locales.find(({ locale }: { locale: string }) => locale === 'fr');
      const body = { locale: 'fr', draftVersion: french.draftVersion };
      const response = await site.send('POST', '/api/content/asks/publish', body, headers);
      const content = french.draft.content;
      const items = content.items.filter(({ id }: { id: string }) => id !== item);
      const draft = { locale: 'fr', content: { ...content, items }, version: french.draftVersion };
      if (response.status === 422) await site.send('PUT', '/api/content/asks/draft', draft, headers);
      return Object.keys((await response.json()).fields ?? {}).map((name) => name.split('.').at(-1));
    };
    expect(await wrong('vue', '')).toEqual(['text']);
    expect(await wrong('autre façon', 'n’importe quoi')).toEqual(['passage']);
    expect(await wrong('≠ jamais vu', 'faq#q7')).toEqual(['text']);
    expect(await wrong('≠ suis-je engagé', 'faq#q7')).toEqual([]);
  });

  it('are deleted by their words, and after a year', async () => {
    const [first] = await list();
    const remove = (words: string) =>
      site.send(
        'DELETE',
        `/api/kept-questions?locale=fr&words=${encodeURIComponent(words)}`,
        undefined,
        headers,
      );
    expect((await remove('nothing')).status).toBe(404);
    expect((await remove(first?.words ?? '')).status).toBe(200);
    const left = await list();
    expect(left.map(({ text }) => text)).not.toContain(first?.text);
    now += 364 * DAY_MS;
    await forgetQuestions(site.ports);
    await signIn();
    expect(await list()).toHaveLength(left.length);
    now += 2 * DAY_MS;
    await forgetQuestions(site.ports);
    await signIn();
    expect(await list()).toEqual([]);
  });
});
