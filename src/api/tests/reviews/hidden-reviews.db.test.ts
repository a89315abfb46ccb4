import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fetchedReview } from '../../../../tests/factories.ts';
import { mailText } from '../../../../tests/mail-text.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { importReview, type Moderation, openModeration } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { verifyModerationLog } from '../../../adapters/db/reviews/moderation-log.ts';

eachEngine('a review from another site', (engine) => {
  let site: TestSite;
  let desk: Moderation;
  let database: Database;
  beforeAll(async () => {
    site = await openTestSite(engine);
    desk = await openModeration(site);
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  });
  afterAll(async () => {
    await database.close();
    await site.close();
  });

  const hide = (id: string, reason: unknown = 'Elle parle d’une autre agence.') =>
    desk.call('POST', `/api/reviews/${id}/hide`, { reason });
  const show = (id: string) => desk.call('POST', `/api/reviews/${id}/show`, {});
  const shown = async () =>
    (await (await site.get('/api/reviews')).json()) as {
      data: { id: string }[];
      stats: {
        totalReviews: number;
        hiddenReviews: number;
        averageRating: number | null;
        ratingDistribution: object;
      };
    };

  it('removes a hidden review from the pages, logs the reason, and still counts the rating', async () => {
    const bad = await importReview(site, { rating: 1 });
    await importReview(site, { rating: 5 });
    const before = await shown();
    const response = await hide(bad);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({
      status: 'rejected',
      own: false,
      reason: 'Elle parle d’une autre agence.',
      decidedBy: desk.account.email,
    });
    const after = await shown();
    expect(after.data.map(({ id }) => id)).not.toContain(bad);
    expect(after.stats).toEqual({
      ...before.stats,
      totalReviews: before.stats.totalReviews - 1,
      hiddenReviews: 1,
    });
    expect((await desk.find(bad, 'rejected'))?.history).toMatchObject([
      { to: 'rejected', by: desk.account.email, reason: 'Elle parle d’une autre agence.', told: false },
    ]);
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true });
    // A second moderator changes nothing, and the first reason stays.
    expect((await (await hide(bad, 'Autre raison')).json()).data.history).toHaveLength(1);
    expect((await show(bad)).status).toBe(200);
    expect(await shown()).toMatchObject({ stats: before.stats });
    expect((await desk.find(bad, 'approved'))?.history).toHaveLength(2);
    const actions = (await site.stores.audit.latest(10))
      .filter(({ subject }) => subject === bad)
      .map(({ action }) => action);
    expect(actions).toEqual(['review_shown', 'review_hidden']);
  });

  it('keeps a review hidden when its site sends it again, changed or after it was missing', async () => {
    const own = await openTestSite(engine);
    const moderator = await openModeration(own);
    const sent = fetchedReview({ externalId: 'v1', name: 'Ana', rating: 2, comment: 'Déçue.' });
    const sync = (...items: (typeof sent)[]) => own.ports.reviews.replace('vendor', items, Date.now());
    await sync(sent);
    const [review] = (await (await own.get('/api/reviews')).json()).data;
    await moderator.call('POST', `/api/reviews/${review.id}/hide`, { reason: 'Insulte.' });
    const stats = async () => (await (await own.get('/api/reviews')).json()).stats;
    await sync({ ...sent, comment: 'Très déçue.' });
    expect(await stats()).toMatchObject({ totalReviews: 0, hiddenReviews: 1, averageRating: 2 });
    await sync();
    // Its author withdrew it: it is neither stored nor counted.
    expect(await stats()).toMatchObject({ totalReviews: 0, hiddenReviews: 0, averageRating: null });
    expect(await moderator.find(review.id, 'rejected')).toMatchObject({
      name: null,
      message: null,
      rating: null,
    });
    await sync(sent);
    expect(await stats()).toMatchObject({ totalReviews: 0, hiddenReviews: 1, averageRating: 2 });
    await own.close();
  });

  it('hides a review only with a reason, and never a review that was written on the site', async () => {
    const id = await importReview(site);
    for (const reason of ['', '  ', null, 'x'.repeat(501)]) {
      const response = await hide(id, reason);
      expect([reason, response.status]).toEqual([reason, 422]);
    }
    const own = await desk.write();
    await desk.decide(own, { status: 'approved' });
    expect(await problemOf(await hide(own))).toEqual([404, 'not_found']);
    expect(await problemOf(await show(own))).toEqual([404, 'not_found']);
    expect(
      await problemOf(await desk.decide(id, { status: 'rejected', ground: 'not_with_us', from: 'approved' })),
    ).toEqual([404, 'not_found']);
  });

  it('publishes, changes and removes a public answer, each for the version that was read', async () => {
    const id = await importReview(site);
    const answer = (text: string, version: number, lang = 'es') =>
      desk.call('PUT', `/api/reviews/${id}/answer`, { text, lang, version });
    const seen = async () => (await shown()).data.find((review) => review.id === id);
    expect(await seen()).toMatchObject({ answer: null });
    expect((await answer(' Gracias. \n<b>Ana</b> ', 0)).status).toBe(200);
    expect(await seen()).toMatchObject({ answer: { text: 'Gracias. \n<b>Ana</b>', lang: 'es' } });
    expect(await problemOf(await answer('Trop tard', 0))).toEqual([409, 'answer_conflict']);
    const both = await Promise.all([answer('Uno', 1), answer('Dos', 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await problemOf(await desk.call('DELETE', `/api/reviews/${id}/answer?version=1`))).toEqual([
      409,
      'answer_conflict',
    ]);
    expect((await desk.call('DELETE', `/api/reviews/${id}/answer?version=2`)).status).toBe(200);
    expect(await seen()).toMatchObject({ answer: null });
    // A form that was opened with the first answer cannot restore it.
    expect(await problemOf(await answer('Gracias.', 1))).toEqual([409, 'answer_conflict']);
    const told = (await site.stores.audit.latest(20)).filter(({ subject }) => subject === id);
    expect(told.map(({ action }) => action)).toEqual([
      'review_answer_removed',
      'review_answered',
      'review_answered',
    ]);
    expect(JSON.stringify(told)).not.toContain('Gracias');
  });

  it('accepts a public answer only while pages show the review, in one of the four languages', async () => {
    const id = await desk.write();
    const answer = (body: object) =>
      desk.call('PUT', `/api/reviews/${id}/answer`, { text: 'Merci.', lang: 'fr', version: 0, ...body });
    expect(await problemOf(await answer({}))).toEqual([404, 'not_found']);
    await desk.decide(id, { status: 'approved' });
    for (const wrong of [{ text: ' ' }, { text: 'x'.repeat(1001) }, { lang: 'de' }, { version: 'x' }])
      expect((await answer(wrong)).status).toBe(422);
    expect((await answer({})).status).toBe(200);
    await desk.decide(id, { status: 'pending', from: 'approved' });
    expect((await shown()).data.map((review) => review.id)).not.toContain(id);
  });

  it('mails an invitation in the client’s language when it is created, and again while it is open', async () => {
    const mailed = async () =>
      (await database.db.selectFrom('mails').selectAll().orderBy('id').execute()).at(-1);
    const textOf = (row: Awaited<ReturnType<typeof mailed>>) =>
      mailText(site, row && { id: row.public_id, text: row.body, sealed: row.sealed === 1 });
    const made = await desk.invite({
      client: 'Nova',
      mail: { email: ' Lea@Label.example ', locale: 'pt' },
    });
    expect(made.mailedAt).not.toBeNull();
    // The site of the test has no mail server: its messages are written to files.
    expect(made.mailKept).toBe(true);
    const mail = await mailed();
    expect(mail).toMatchObject({ recipient: 'lea@label.example', state: 'waiting' });
    expect(mail?.subject).toMatch(/^Sua avaliação da campanha com /);
    const first = textOf(mail);
    expect(first).toContain(`/pt/review/${made.code}`);
    expect(first).toContain('Olá, Nova,');
    expect(first).toContain('Não damos nada em troca.');
    const send = (id: string, to: object = { email: 'lea@label.example', locale: 'fr' }) =>
      desk.call('POST', `/api/review-invitations/${id}/mail`, to);
    const silent = await desk.invite({ client: 'Nova', reward: 'given' });
    expect([silent.mailedAt, silent.mailKept]).toEqual([null, false]);
    expect((await (await send(silent.id)).json()).data.mailedAt).not.toBeNull();
    expect(textOf(await mailed())).toContain('Avec contrepartie');
    expect((await send(silent.id, { email: 'lea', locale: 'fr' })).status).toBe(422);
    expect((await send(silent.id, { email: 'lea@label.example', locale: 'de' })).status).toBe(422);
    await desk.call('DELETE', `/api/review-invitations/${silent.id}`);
    expect(await problemOf(await send(silent.id))).toEqual([409, 'invitation_invalid']);
    expect(await problemOf(await send('7K3MX9QA'))).toEqual([404, 'not_found']);
    const told = JSON.stringify(await site.stores.audit.latest(10));
    expect(told).toContain('invitation_mailed');
    expect(told).not.toContain('label.example');
    expect(site.lines.join('')).not.toContain('label.example');
  });

  it('refuses to hide, show, answer and invite without the permission or without a token', async () => {
    const id = await importReview(site);
    const admin = bearer(await tokenOf(site, await addAccount(site)));
    const routes = [
      ['POST', `/api/reviews/${id}/hide`, { reason: 'x' }],
      ['POST', `/api/reviews/${id}/show`, {}],
      ['PUT', `/api/reviews/${id}/answer`, { text: 'Merci.', lang: 'fr', version: 0 }],
      ['DELETE', `/api/reviews/${id}/answer?version=1`, undefined],
    ] as const;
    for (const [method, at, body] of routes) {
      expect(await problemOf(await desk.call(method, at, body, {}))).toEqual([401, 'unauthorized']);
      for (const headers of [admin])
        expect([at, (await desk.call(method, at, body, headers)).status]).toEqual([at, 200]);
    }
  });
});
