import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fetchedReview, NOON } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { type Moderation, openModeration } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { verifyModerationLog } from '../../../adapters/db/reviews/moderation-log.ts';
import {
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ModerationPage,
} from '../../../contracts/reviews/moderation.ts';
import { feedTexts } from '../../../i18n/feed-texts.ts';

const source = feedTexts.platform('fr', 'site');
const ground = 'not_with_us';
const reason = 'L’avis parle d’une autre entreprise.';

eachEngine('the decisions API of reviews', (engine) => {
  let site: TestSite;
  let moderation: Moderation;
  let database: Database;
  beforeAll(async () => {
    site = await openTestSite(engine, {}, { BRAND_NAME: 'Marque', CONTACT_EMAIL: 'contact@example.org' });
    moderation = await openModeration(site);
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  });
  afterAll(async () => {
    await database.close();
    await site.close();
  });
  const call: Moderation['call'] = (...given) => moderation.call(...given);
  const decide: Moderation['decide'] = (...given) => moderation.decide(...given);
  const decided = async (id: string, decision: object) => {
    const response = await decide(id, decision);
    expect(response.status).toBe(200);
    return ModeratedReviewDto.strict().parse((await response.json()).data);
  };
  const shown = async (id: string) => (await (await site.get('/api/reviews')).text()).includes(id);
  const mails = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const logOf = (id: string) =>
    database.db.selectFrom('moderation_log').selectAll().where('review_id', '=', id).orderBy('id').execute();
  const many = async (body: object) => {
    const response = await call('POST', '/api/reviews/decisions', body);
    expect(response.status).toBe(200);
    return BulkDecisionAnswer.strict().parse((await response.json()).data);
  };

  it('approves a review, which is shown with the time of its writing and without its e-mail address', async () => {
    const id = await moderation.write();
    const approved = await decided(id, { status: 'approved' });
    expect(approved).toMatchObject({
      ...{ _id: id, status: 'approved', decidedBy: moderation.account.email, reason: null },
      decidedAt: expect.stringMatching(/Z$/),
    });
    const text = await (await site.get('/api/reviews')).text();
    const { data, state, stats } = JSON.parse(text);
    expect(data[0]).toMatchObject({ id, name: 'Léa M.', rating: 4, source, verified: false });
    expect([state, data[0].publishedAt, data[0].helpful]).toEqual(['loaded', approved.createdAt, 0]);
    expect(stats.ratingDistribution['4']).toBe(stats.totalReviews);
    expect(text).not.toContain('lea@');
  });

  it('rejects a review with a reason, undoes that, approves it, and logs each decision', async () => {
    const id = await moderation.write();
    expect(await decided(id, { status: 'rejected', ground, reason: ` ${reason} ` })).toMatchObject({
      ground,
      reason,
    });
    expect(await shown(id)).toBe(false);
    const undone = await decided(id, { status: 'pending', from: 'rejected' });
    expect(undone).toMatchObject({
      status: 'pending',
      decidedAt: null,
      decidedBy: null,
      ground: null,
      reason: null,
    });
    await decided(id, { status: 'approved' });
    expect(await shown(id)).toBe(true);
    await decided(id, { status: 'rejected', ground, from: 'approved' });
    expect(await shown(id)).toBe(false);
    const entries = await logOf(id);
    expect(entries.map((entry) => [entry.from_status, entry.to_status, entry.ground, entry.reason])).toEqual([
      ['pending', 'rejected', ground, reason],
      ['rejected', 'pending', null, null],
      ['pending', 'approved', null, null],
      ['approved', 'rejected', ground, null],
    ]);
    expect(entries.every(({ actor_id }) => actor_id === moderation.account.id)).toBe(true);
    expect(entries.map(({ told }) => told)).toEqual([1, 0, 0, 1]);
    const read = await (await call('GET', `/api/reviews/moderation?id=${id}`)).json();
    const [review] = ModerationPage.strict().parse(read.data).items;
    const by = moderation.account.email;
    expect(review?.history.map(({ at: _at, ...decision }) => decision)).toEqual([
      { to: 'rejected', by, ground, reason, told: true },
      { to: 'pending', by, ground: null, reason: null, told: false },
      { to: 'approved', by, ground: null, reason: null, told: false },
      { to: 'rejected', by, ground, reason: null, told: true },
    ]);
    const audit = (await site.stores.audit.latest(4)).map(({ subject, action, before, after }) => [
      ...[subject, action],
      ...[before, after],
    ]);
    expect(audit[0]).toEqual([id, 'review_decided', { status: 'approved' }, { status: 'rejected' }]);
    expect(audit.every(([subject]) => subject === id)).toBe(true);
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true });
  });

  it('logs no decision when the status stays the same', async () => {
    const id = await moderation.write();
    expect(await decided(id, { status: 'pending' })).toMatchObject({ status: 'pending', decidedAt: null });
    expect(await logOf(id)).toEqual([]);
  });

  it('mails the author the reason of a rejection in the review language, whatever the moderator asks', async () => {
    const subjects: Record<string, string> = {
      fr: 'Votre avis n’a pas été publié',
      en: 'Your review has not been published',
      es: 'Tu opinión no se ha publicado',
      pt: 'Sua avaliação não foi publicada',
    };
    for (const [locale, subject] of Object.entries(subjects)) {
      const id = await moderation.write({ locale, email: `${locale}@example.com`, name: 'Not Quoted' });
      const before = Date.now();
      await decided(id, { status: 'rejected', ground, reason });
      const mail = (await mails()).at(-1);
      expect(mail).toMatchObject({ recipient: `${locale}@example.com`, subject, state: 'waiting' });
      for (const part of [reason, 'Marque', 'contact@example.org']) expect(mail?.body).toContain(part);
      expect(mail?.body).not.toMatch(/Not Quoted|rapport|[{}]/);
      expect((mail?.next_attempt_at ?? 0) - before).toBeGreaterThanOrEqual(10_000);
      expect((await logOf(id))[0]?.told).toBe(1);
    }
    const sent = (await mails()).length;
    // An older back office may still send it: the author is always notified.
    await decided(await moderation.write(), { status: 'rejected', ground, tellAuthor: false });
    expect(await mails()).toHaveLength(sent + 1);
    expect((await mails()).at(-1)?.body).not.toContain('Précision');
    await decided(await moderation.write({ email: '' }), { status: 'rejected', ground, reason });
    await decided(await moderation.write(), { status: 'approved', reason });
    expect(await mails()).toHaveLength(sent + 1);
  });

  it('mails nothing about a sample review, whose author is invented', async () => {
    const id = await moderation.write();
    await database.db.updateTable('reviews').set({ demo: 1 }).where('public_id', '=', id).execute();
    const before = (await mails()).length;
    await decided(id, { status: 'rejected', ground, reason });
    expect(await mails()).toHaveLength(before);
    await database.db.updateTable('reviews').set({ demo: 0 }).where('public_id', '=', id).execute();
  });

  it('deletes the message when the decision is undone, unless the message was sent already', async () => {
    const told = { status: 'rejected', ground, reason };
    const undo = { status: 'pending', from: 'rejected' };
    const before = (await mails()).length;
    const id = await moderation.write();
    await decided(id, told);
    expect(await mails()).toHaveLength(before + 1);
    await decided(id, undo);
    expect(await mails()).toHaveLength(before);
    await decided(id, told);
    await database.db
      .updateTable('mails')
      .set({ state: 'sent', attempts: 1, sent_at: NOON })
      .where('state', '=', 'waiting')
      .execute();
    await decided(id, undo);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('accepts one of two decisions at once, and names the decision and its account in the 409', async () => {
    const other = await addAccount(site, { email: 'other@example.org' });
    const token = bearer(await tokenOf(site, other));
    const id = await moderation.write();
    const answers = await Promise.all([
      decide(id, { status: 'approved' }),
      decide(id, { status: 'rejected', ground, reason }, token),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = await answers.find(({ status }) => status === 409)?.json();
    const approved = answers[0]?.status === 200;
    expect(lost).toMatchObject({
      code: 'already_decided',
      message: approved
        ? `Cet avis a déjà été approuvé par ${moderation.account.email}.`
        : 'Cet avis a déjà été rejeté par other@example.org.',
    });
    expect(await logOf(id)).toHaveLength(1);
    expect(await shown(id)).toBe(approved);
    const status = approved ? 'approved' : 'rejected';
    await decided(id, { status: 'pending', from: status });
    const late = await decide(
      id,
      { status: 'rejected', ground, from: status },
      { ...token, 'accept-language': 'en' },
    );
    expect((await late.json()).message).toBe('In the meantime, this review has gone back to pending.');
  });

  it('stores one decision for each review and a valid log when many decisions arrive at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => moderation.write()));
    const answers = await Promise.all([
      many({ ids, status: 'approved' }),
      many({ ids: ids.toReversed(), status: 'rejected', ground, reason }),
      ...ids.map((id) => decide(id, { status: 'approved' }).then(({ status }) => status)),
    ]);
    const [first, second] = answers as BulkDecisionAnswer[];
    const single = answers.slice(2).filter((status) => status === 200).length;
    expect((first?.decided.length ?? 0) + (second?.decided.length ?? 0) + single).toBe(6);
    for (const id of ids) expect(await logOf(id)).toHaveLength(1);
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true });
  });

  it('decides on several reviews, and lists the reviews that conflict or are missing', async () => {
    const [one, two, gone] = [await moderation.write(), await moderation.write(), await moderation.write()];
    await decided(gone, { status: 'approved' });
    expect(await many({ ids: [one, two, gone, 'nothing', one], status: 'rejected', ground, reason })).toEqual(
      { decided: [one, two], conflicts: [gone], missing: ['nothing'] },
    );
    const undone = await many({ ids: [one, gone], status: 'pending', from: 'rejected' });
    expect(undone).toEqual({ decided: [one], conflicts: [gone], missing: [] });
  });

  it('returns 404 for reviews and samples of a vendor, and decides on sample reviews of the site', async () => {
    await site.feeds.reviews.replace('vendor', [fetchedReview()], NOON);
    await site.feeds.reviews.replace('demo', [fetchedReview({ externalId: 'd' })], NOON);
    const rows = await database.db
      .selectFrom('reviews')
      .select('public_id')
      .where('owner', '!=', 'site')
      .execute();
    const ids = rows.map(({ public_id }) => public_id);
    expect(ids).toHaveLength(2);
    for (const id of [...ids, 'nothing', '%00']) {
      expect(await problemOf(await decide(id, { status: 'rejected', ground, from: 'approved' }))).toEqual([
        404,
        'not_found',
      ]);
    }
    expect(await many({ ids, status: 'rejected', ground, from: 'approved' })).toMatchObject({ missing: ids });
    await site.feeds.reviews.addDemo([
      { externalId: 'x', name: 'A', email: null, rating: 5, comment: 'b', lang: 'es', createdAt: NOON },
    ]);
    const page = await (await call('GET', '/api/reviews/moderation?q=b&order=asc')).json();
    const sample = page.data.items.find(({ demo }: ModeratedReviewDto) => demo);
    await decided(sample._id, { status: 'approved' });
    expect(await shown(sample._id)).toBe(true);
    expect(await site.feeds.reviews.removeDemo()).toBe(2);
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true });
  });

  it('refuses a rejection without a reason of the list, of one review, of several, and of an approved one', async () => {
    const id = await moderation.write();
    for (const refused of [{}, { reason }, { ground: '' }, { ground: 'negative' }, { ground: null }]) {
      const rejection = { status: 'rejected', ...refused };
      for (const response of [
        await decide(id, rejection),
        await decide(id, { ...rejection, from: 'approved' }),
        await call('POST', '/api/reviews/decisions', { ids: [id], ...rejection }),
      ]) {
        expect(response.status).toBe(422);
        expect((await response.json()).fields).toEqual({ ground: 'Choisissez le motif du rejet.' });
      }
    }
    expect(await logOf(id)).toEqual([]);
  });

  it('shows the author by the link of the invitation why a review was refused, for a year', async () => {
    const { code } = await moderation.invite({ client: 'Zoé' });
    const state = async () =>
      (await (await call('GET', `/api/review-invitations/${code}/state`)).json()).data;
    expect(await state()).toEqual({ state: 'open', review: null });
    const id = await moderation.write({ email: '', code });
    expect(await state()).toEqual({
      state: 'used',
      review: { status: 'pending', ground: null, reason: null },
    });
    await decided(id, { status: 'rejected', ground, reason });
    expect(await state()).toEqual({ state: 'used', review: { status: 'rejected', ground, reason } });
    const yearAgo = Date.now() - 366 * 86_400_000;
    await database.db
      .updateTable('reviews')
      .set({ decided_at: yearAgo })
      .where('public_id', '=', id)
      .execute();
    expect(await state()).toEqual({ state: 'used', review: null });
  });

  it('returns 422 for a wrong body', async () => {
    const id = await moderation.write();
    for (const [method, path, body] of [
      ['PUT', `/api/reviews/${id}`, {}],
      ['POST', '/api/reviews/decisions', { ids: [id] }],
    ] as const) {
      const approve = { ...body, status: 'approved' };
      const wrong = [{ status: 'gone' }, { reason: 'x'.repeat(501) }, { from: 'x' }, { ground: 'negative' }];
      for (const change of wrong) {
        expect([change, (await call(method, path, { ...approve, ...change })).status]).toEqual([change, 422]);
      }
      expect((await call(method, path, body)).status).toBe(422);
    }
    const status = 'approved';
    for (const ids of [[], Array(101).fill('a'), ['x'.repeat(65)], 'a']) {
      expect((await call('POST', '/api/reviews/decisions', { ids, status })).status).toBe(422);
    }
    expect(await logOf(id)).toEqual([]);
  });
});
