import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress, postFrom } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { type Moderation, openModeration, reviewForm } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { ReviewSubmissionAnswer } from '../../../contracts/reviews/review-submission.ts';

const path = '/api/reviews';
const SCRIPT = '<script>alert("é")</script>';

eachEngine('POST /api/reviews', (engine) => {
  let site: TestSite;
  let moderation: Moderation;
  beforeAll(async () => {
    site = await openTestSite(engine);
    moderation = await openModeration(site);
  });
  afterAll(() => site.close());
  const count = async () => (await site.feeds.reviews.counts()).pending;

  it('stores a pending review in the language of the page, and does not show it to visitors', async () => {
    const response = await site.post(path, { ...reviewForm, locale: 'pt', consent: null });
    expect(response.status).toBe(201);
    const data = ReviewSubmissionAnswer.strict().parse((await response.json()).data);
    expect(data.verified).toBe(false);
    expect(await moderation.find(data.id, 'pending')).toMatchObject({
      ...{ name: 'Léa Martin', email: 'lea@example.com', rating: 4, message: reviewForm.message },
      ...{ verified: false, invited: null, lang: 'pt', helpful: 0, demo: false, status: 'pending' },
      ...{ decidedAt: null, decidedBy: null, reason: null },
    });
    expect(await (await site.get(path)).text()).not.toContain(data.id);
  });

  it.each([{ email: '' }, { email: ' ' }, { email: undefined }])(
    'stores a review without an e-mail address: %j',
    async (email) => {
      const id = await moderation.write(email);
      expect(await moderation.find(id, 'pending')).toMatchObject({ email: null });
    },
  );

  it('stores markup as text, and removes invisible characters', async () => {
    const id = await moderation.write({
      name: `\u202e${SCRIPT}\u2066\n2`,
      message: `${SCRIPT}\r\n\u202egnp\0.exe`,
    });
    expect(await moderation.find(id, 'pending')).toMatchObject({
      name: `${SCRIPT} 2`,
      message: `${SCRIPT}\n gnp.exe`,
    });
    await moderation.decide(id, { status: 'approved' });
    const { data } = await (await site.get(path)).json();
    expect(data[0]).toMatchObject({ id, name: `${SCRIPT.split(' ')[0]?.slice(0, 40)} 2.` });
    expect(data[0].comment).toContain(SCRIPT);
    expect((await site.get(path)).headers.get('content-type')).toMatch(/^application\/json/);
  });

  it.each([
    ['lea.martin@example.com', 'Client', 'MC'],
    ['06 12 34 56 78', 'Client', 'MC'],
    ['www.example.com/lea', 'Client', 'MC'],
    ['Léa Martin lea@example.com', 'Léa M.', 'LM'],
  ])('shows an approved review signed "%s" as by "%s"', async (name, shown, initials) => {
    const id = await moderation.write({ name });
    await moderation.decide(id, { status: 'approved' });
    const { data } = await (await site.get(path)).json();
    expect(data.find((review: { id: string }) => review.id === id)).toMatchObject({ name: shown, initials });
    expect(JSON.stringify(data)).not.toContain('@example.com');
  });

  it.each([
    ['rating', undefined, 'Veuillez sélectionner une note.'],
    ['rating', 0, 'Veuillez sélectionner une note.'],
    ['rating', 4.5, 'Veuillez sélectionner une note.'],
    ['rating', '5', 'Veuillez sélectionner une note.'],
    ['name', ' \u200b', 'Veuillez indiquer votre nom.'],
    ['name', 'x'.repeat(121), 'Ce texte est trop long.'],
    ['email', 'lea@', 'Veuillez entrer une adresse email valide.'],
    ['email', 5, 'Veuillez entrer une adresse email valide.'],
    ['message', '\u202e', 'Veuillez écrire votre avis.'],
    ['message', 'x'.repeat(2001), 'Ce texte est trop long.'],
    ['code', 'ABCD', 'Ce lien d’invitation est incomplet ou mal recopié.'],
  ])('returns 422 and names the field %s for %j', async (field, value, message) => {
    const response = await site.post(path, { ...reviewForm, [field]: value });
    const answer = await response.json();
    expect([response.status, answer.fields, answer.message]).toEqual([422, { [field]: message }, message]);
  });

  it('returns 422 with the message of the missing rating first, in the language of the page', async () => {
    const sentences: Record<string, string> = {
      fr: 'Veuillez sélectionner une note.',
      en: 'Please select a rating.',
      es: 'Elige una nota.',
      pt: 'Selecione uma nota.',
    };
    for (const [locale, sentence] of Object.entries(sentences)) {
      const answer = await (await site.post(path, { locale })).json();
      expect([answer.message, Object.keys(answer.fields)]).toEqual([sentence, ['rating', 'name', 'message']]);
    }
  });

  it('responds to a bot as to a person, but stores no review and uses no invitation', async () => {
    const before = await count();
    const { code } = await moderation.invite();
    for (const sign of [{ form_ref: 'x' }, { filledInMs: 12 }]) {
      const bot = await site.post(path, { ...reviewForm, ...sign, code });
      expect([bot.status, (await bot.json()).data]).toEqual([
        201,
        { id: expect.any(String), verified: true },
      ]);
      const unknown = await site.post(path, { ...reviewForm, ...sign, code: '22222222' });
      expect(await problemOf(unknown)).toEqual([409, 'invitation_invalid']);
    }
    expect(await count()).toBe(before);
    expect((await site.post(path, { ...reviewForm, filledInMs: 9000, form_ref: '', code })).status).toBe(201);
  });

  it('returns the first review to repeated calls with one key, and 409 for another review with it', async () => {
    const { code } = await moderation.invite();
    const key = { 'idempotency-key': randomUUID() };
    const before = await count();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await site.post(path, { ...reviewForm, code }, key)).json()),
    );
    expect(new Set(answers.map(({ data }) => `${data.id} ${data.verified}`)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const other = await site.post(path, { ...reviewForm, rating: 1 }, key);
    expect(await problemOf(other)).toEqual([409, 'idempotency_conflict']);
  });

  it('shares its rate limit with the other forms of an address', async () => {
    const limited = await openTestSite(engine, { formLimits: { perMinute: 2, perHour: 9 } });
    const [address, another] = [newAddress(), newAddress()];
    const statuses: number[] = [];
    for (const target of [path, '/api/contact/submit', path]) {
      statuses.push((await postFrom(limited, address, target, reviewForm)).status);
    }
    expect(statuses).toEqual([201, 422, 429]);
    expect((await postFrom(limited, another, path, reviewForm)).status).toBe(201);
    await limited.close();
  });

  it('logs no personal data', async () => {
    await moderation.write();
    const log = site.lines.join('');
    expect(log).toContain('review stored');
    expect(log).not.toMatch(/lea@|Léa|rapport|script/);
  });
});

eachEngine('POST /api/reviews/{id}/helpful', (engine) => {
  let site: TestSite;
  let moderation: Moderation;
  let id: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    moderation = await openModeration(site);
    id = await moderation.write();
    await moderation.decide(id, { status: 'approved' });
  });
  afterAll(() => site.close());
  const vote = (review: string, body: unknown = { voter: randomUUID() }, headers = {}) =>
    site.post(`${path}/${review}/helpful`, body, headers);

  it('counts one vote for each browser, also when it votes several times at once', async () => {
    const voter = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => (await (await vote(id, { voter })).json()).data),
    );
    expect(answers.filter(({ counted }) => counted)).toEqual([{ helpful: 1, counted: true }]);
    expect((await (await vote(id)).json()).data).toEqual({ helpful: 2, counted: true });
    expect((await (await vote(id, { voter })).json()).data).toEqual({ helpful: 2, counted: false });
    const { data } = await (await site.get(path)).json();
    expect(data[0]).toMatchObject({ id, helpful: 2 });
  });

  it('counts all votes that different browsers send at once', async () => {
    const before = (await (await site.get(path)).json()).data[0].helpful;
    await Promise.all(Array.from({ length: 12 }, () => vote(id)));
    expect((await (await site.get(path)).json()).data[0].helpful).toBe(before + 12);
  });

  it('returns 404 for a review that is not approved', async () => {
    const waiting = await moderation.write();
    for (const review of [waiting, 'nothing', '%00']) {
      expect(await problemOf(await vote(review))).toEqual([404, 'not_found']);
    }
    await moderation.decide(waiting, { status: 'rejected', ground: 'not_with_us' });
    expect((await vote(waiting)).status).toBe(404);
  });

  it('returns 422 for a wrong voter', async () => {
    for (const voter of [undefined, 1, 'me', '']) {
      expect(await problemOf(await vote(id, { voter }))).toEqual([422, 'invalid_fields']);
    }
  });

  it('has a separate rate limit, six times that of the forms', async () => {
    const limited = await openTestSite(engine, { formLimits: { perMinute: 1, perHour: 1 } });
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      statuses.push((await postFrom(limited, address, `${path}/a/helpful`, { voter: randomUUID() })).status);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
    expect((await postFrom(limited, address, path, reviewForm)).status).toBe(201);
    await limited.close();
  });
});
