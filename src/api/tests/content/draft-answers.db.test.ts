import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress, postFrom } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { DraftAnswerDto } from '../../../contracts/landing/draft-answer.ts';
import { MAX_ANSWERS_A_DAY } from '../../../domain/landing/draft-answer.ts';
import { TRAP_FIELD } from '../../../domain/spam/spam.ts';

eachEngine('the answers of an artist to a draft', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  beforeAll(async () => {
    site = await openTestSite(engine);
    desk = await openLanding(site);
  });
  afterAll(() => site.close());

  /** Creates a page with a secret link to its draft. */
  const shared = async (title = 'Nova') => {
    const page = await desk.create(title);
    const version = await desk.save(page, landingContent(title));
    const { data } = await desk.call('POST', `/${page}/previews`, { locale: 'fr' });
    const { updatedAt } = (await desk.call('GET', `/${page}`)).data;
    const code = new URL(data.url).pathname.split('/').at(-1) ?? '';
    const shown = { code, version, versionAt: Date.parse(updatedAt), locale: 'fr' };
    const answer = async (body: object) => {
      const response = await postFrom(site, newAddress(), '/api/draft-answers', { ...shown, ...body });
      return { status: response.status, ...(await response.json()) };
    };
    return { page, version, updatedAt, answer };
  };
  const answersOf = async (page: string): Promise<DraftAnswerDto[]> =>
    (await desk.call('GET', `/${page}/draft-answers`)).data.answers;
  const rowOf = async (page: string) =>
    (await desk.call('GET', '?pageSize=100')).data.items.find(({ id }: { id: string }) => id === page)
      .answers;
  const log = async () => {
    const response = await site.send('GET', '/api/audit', undefined, desk.headers);
    return (await response.json()).data.items as { action: string; account: unknown; after: object }[];
  };
  const mails = async () => (await site.stores.mails.claim({ now: Date.now(), leaseMs: 1, limit: 50 })) ?? [];

  it('stores the approval of a version, and shows it with its time in the list, the page and the log', async () => {
    const ask = (method: string, body?: object) =>
      site.send(method, '/api/settings/mail', body, desk.headers, newAddress());
    const { password: _password, ...settings } = (await (await ask('GET')).json()).data;
    const notices = { notifyTo: 'team@example.com', notifyOf: ['reviews'] };
    expect((await ask('PUT', { ...settings, ...notices })).status).toBe(200);
    const { page, version, updatedAt, answer } = await shared('Approved');
    expect(await answer({ kind: 'approval', name: ' Léa ' })).toMatchObject({
      status: 201,
      data: { isOlder: false },
    });
    expect(await answersOf(page)).toEqual([
      expect.objectContaining({
        ...{ kind: 'approval', name: 'Léa', place: 'page', text: '', locale: 'fr', handledAt: null },
        ...{ version, versionAt: updatedAt },
      }),
    ]);
    expect(await rowOf(page)).toEqual({ approval: 'present', remarks: 0 });
    const [entry] = await log();
    expect(entry).toMatchObject({ action: 'landing_draft_approved', after: { version, locale: 'fr' } });
    expect(JSON.stringify(entry)).not.toContain('Léa');
    const sent = (await mails()).filter(({ subject }) => subject.includes('Approved'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`/admin/dashboard/landing-pages/${page}?step=4`);
    expect(sent[0]?.text).not.toContain('Léa');
  });

  it('stores an answer to the version that its author saw when the draft has changed meanwhile', async () => {
    const { page, version, updatedAt, answer } = await shared();
    await desk.save(page, landingContent('Changed'));
    expect((await answer({ kind: 'approval' })).data).toEqual({ isOlder: true });
    expect(await answersOf(page)).toMatchObject([{ version, versionAt: updatedAt }]);
    expect(await rowOf(page)).toEqual({ approval: 'former', remarks: 0 });
    expect((await answer({ kind: 'approval', version: version + 5 })).status).toBe(404);
  });

  it('stores an answer once, however often it is sent', async () => {
    const { page, answer } = await shared();
    const remark = { kind: 'remark', place: 'head', text: 'Le « É » du titre manque.', name: 'Léa' };
    const sent = await Promise.all([answer(remark), answer(remark), answer(remark)]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    await answer({ kind: 'approval' });
    await answer({ kind: 'approval' });
    expect(await answersOf(page)).toMatchObject([{ kind: 'approval' }, remark]);
  });

  it('stores remarks, which are open until an account marks them', async () => {
    const { page, answer } = await shared();
    await answer({ kind: 'remark', place: 'head', text: 'Plus grand.' });
    await answer({ kind: 'remark', place: 'features', text: 'Sans les atouts.' });
    expect(await rowOf(page)).toEqual({ approval: null, remarks: 2 });
    const [last] = await answersOf(page);
    const marked = await desk.call('PUT', `/${page}/draft-answers/${last?.id}`, { handled: true });
    expect(marked.data.handledAt).toEqual(expect.any(String));
    expect(marked.data.handledBy).toEqual(expect.any(String));
    expect(await rowOf(page)).toEqual({ approval: null, remarks: 1 });
    await desk.call('PUT', `/${page}/draft-answers/${last?.id}`, { handled: true });
    await desk.call('PUT', `/${page}/draft-answers/${last?.id}`, { handled: false });
    const actions = (await log()).slice(0, 3).map(({ action }) => action);
    expect(actions).toEqual(['landing_remark_reopened', 'landing_remark_handled', 'landing_draft_remarked']);
    const other = await shared();
    expect(
      (await desk.call('PUT', `/${other.page}/draft-answers/${last?.id}`, { handled: true })).status,
    ).toBe(404);
  });

  it('deletes one answer, and logs that without its name and text', async () => {
    const { page, version, answer } = await shared('Deleted');
    const other = await shared('Other');
    await answer({ kind: 'approval', name: 'Léa' });
    await answer({ kind: 'remark', place: 'head', text: 'Trop sombre', name: 'Léa' });
    const [remark, approval] = await answersOf(page);
    const foreign = await desk.call('DELETE', `/${other.page}/draft-answers/${remark?.id}`);
    expect(foreign.status).toBe(404);
    const removed = await desk.call('DELETE', `/${page}/draft-answers/${remark?.id}`);
    expect([removed.status, removed.data.answers]).toEqual([200, [approval]]);
    expect((await desk.call('DELETE', `/${page}/draft-answers/${remark?.id}`)).status).toBe(404);
    await desk.call('DELETE', `/${page}/draft-answers/${approval?.id}`);
    expect(await rowOf(page)).toEqual({ approval: null, remarks: 0 });
    const entry = (await log()).find(({ action }) => action === 'landing_answer_deleted');
    expect(entry).toMatchObject({ before: { version } });
    expect(JSON.stringify(entry)).not.toMatch(/Léa|sombre/);
  });

  it('refuses an empty or too long remark, a filled honeypot, and an unknown link', async () => {
    const { page, answer } = await shared();
    const remark = { kind: 'remark', text: 'Oui.' };
    const refused = [
      { ...remark, text: ' ' },
      { ...remark, text: 'x'.repeat(1001) },
      { ...remark, [TRAP_FIELD]: 'x' },
    ];
    for (const body of refused) expect((await answer(body)).status).toBe(422);
    expect((await answer({ ...remark, code: 'a'.repeat(22) })).status).toBe(404);
    await desk.call('DELETE', `/${page}/previews`);
    expect((await answer(remark)).status).toBe(404);
    expect(await answersOf(page)).toEqual([]);
  });

  it('accepts at most thirty answers a day for a page, whichever address sends them', async () => {
    const { page, answer } = await shared();
    for (let index = 0; index < MAX_ANSWERS_A_DAY; index += 1)
      expect((await answer({ kind: 'remark', text: `Remarque ${index}` })).status).toBe(201);
    expect((await answer({ kind: 'remark', text: 'Encore une.' })).status).toBe(429);
    expect(await answersOf(page)).toHaveLength(MAX_ANSWERS_A_DAY);
  });

  it('stores a remark about the whole page when its section is not on the page', async () => {
    const { page, answer } = await shared();
    await answer({ kind: 'remark', place: 'form', text: 'Quel formulaire ?' });
    expect(await answersOf(page)).toMatchObject([{ place: 'page' }]);
  });

  it('counts, exports and erases answers with the person of their name, and with their page', async () => {
    const name = 'Ysé Cormoran';
    const person = { email: 'yse@example.com' };
    await site.post('/api/contact/submit', { ...contactForm, ...person, name });
    const { page, answer } = await shared();
    await answer({ kind: 'remark', text: 'Mon avis.', name: 'ysé  CORMORAN' });
    await answer({ kind: 'remark', text: 'Un autre avis.', name: 'Ysé' });
    const ask = async (what: string) => {
      const response = await postFrom(site, newAddress(), `/api/people/${what}`, person, desk.headers);
      return (await response.json()).data;
    };
    expect((await ask('count')).answers).toBe(1);
    expect((await ask('export')).answers).toMatchObject([{ text: 'Mon avis.', page: 'Nova' }]);
    expect((await ask('erase')).answers).toBe(1);
    expect(await answersOf(page)).toMatchObject([{ text: 'Un autre avis.' }]);
    await desk.call('DELETE', `/${page}`);
    await site.ports.landings.purge(Date.now() + 1);
    expect((await desk.call('GET', `/${page}/draft-answers`)).status).toBe(404);
    expect(await site.ports.draftAnswers.of(page)).toEqual([]);
  });
});
