import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { reportForm } from '../../../../tests/content-reports.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { importReview, type Moderation, openModeration } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { verifyReportLog } from '../../../adapters/db/reports/report-log.ts';
import { forgetReports } from '../../../app/reports/forget-reports.ts';
import { ReportDto, ReportList } from '../../../contracts/content-report.ts';
import { TRAP_FIELD } from '../../../domain/spam/spam.ts';

const DAY = 86_400_000;
const env = { BRAND_NAME: 'Marque', CONTACT_EMAIL: 'contact@example.org' };
const law = 'Règlement (UE) 2016/679 (RGPD), article 6';
const AGENCY = 'agence@example.org';

eachEngine('reports of content', (engine) => {
  let site: TestSite;
  let moderation: Moderation;
  let database: Database;
  let now: number;
  beforeEach(async () => {
    now = NOON;
    site = await openTestSite(engine, { clock: { now: () => now } }, env);
    moderation = await openModeration(site);
    const admin = bearer(await tokenOf(site, await addAccount(site)));
    const { data } = await (await site.send('GET', '/api/settings/mail', undefined, admin)).json();
    const { password: _password, ...settings } = data;
    // The agency is notified of a report whatever events it chose.
    const mail = { ...settings, notifyTo: AGENCY, notifyOf: ['leads'] };
    expect((await site.send('PUT', '/api/settings/mail', mail, admin)).status).toBe(200);
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  });
  afterEach(async () => {
    await database.close();
    await site.close();
  });

  const send = (changes: object = {}) => site.post('/api/content-reports', { ...reportForm, ...changes });
  const sent = async (changes: object = {}): Promise<number> => {
    const response = await send(changes);
    expect(response.status).toBe(201);
    return (await response.json()).data.number;
  };
  const wrong = async (response: Response) => {
    expect(response.status).toBe(422);
    return Object.keys((await response.json()).fields);
  };
  const step = (number: number, body: object) =>
    moderation.call('POST', `/api/content-reports/${number}/acts`, body);
  const stepped = async (number: number, body: object) => {
    const response = await step(number, body);
    expect(response.status).toBe(200);
    return ReportDto.strict().parse((await response.json()).data);
  };
  const read = async (number: number) =>
    ReportDto.strict().parse(
      (await (await moderation.call('GET', `/api/content-reports/${number}`)).json()).data,
    );
  const list = async () =>
    ReportList.strict().parse((await (await moderation.call('GET', '/api/content-reports')).json()).data);
  const mailsTo = (to: string) =>
    database.db.selectFrom('mails').selectAll().where('recipient', '=', to).orderBy('id').execute();

  it('stores a report with its number, and sends receipt and notice at once', async () => {
    expect(await sent()).toBe(1);
    const [receipt] = await mailsTo(reportForm.email);
    expect(receipt?.subject).toBe('Signalement n°\u00a01 reçu · Marque');
    expect(receipt?.body).toContain('Droit d’auteur');
    expect(receipt?.next_attempt_at).toBe(now);
    const [notice] = await mailsTo(AGENCY);
    expect(notice?.body).toContain('/admin/dashboard/requests/reports/1');
    for (const told of [reportForm.name, reportForm.email, reportForm.explanation])
      expect(`${notice?.subject} ${notice?.body}`).not.toContain(told);
    expect((await list()).open).toMatchObject([{ number: 1, subject: 'page', reason: 'copyright' }]);
  });

  it('asks for the fields of article 16(2), and for no name about the protection of children', async () => {
    expect(
      await wrong(await send({ explanation: 'trop court', goodFaith: false, reason: 'x', address: ' ' })),
    ).toEqual(expect.arrayContaining(['explanation', 'goodFaith', 'reason', 'address']));
    expect(await wrong(await send({ name: '', email: '' }))).toEqual(['name', 'email']);
    expect(await wrong(await send({ email: 'zoe@' }))).toEqual(['email']);
    await sent({ reason: 'child_protection', name: '', email: '' });
    expect(await mailsTo(reportForm.email)).toEqual([]);
    expect(await mailsTo(AGENCY)).toHaveLength(1);
  });

  it('takes a report of a page that keeps somebody out without a name, and answers whether it is mended', async () => {
    const barrier = { object: 'accessibilite', reason: 'accessibility', goodFaith: false };
    await sent({ ...barrier, name: '', email: '' });
    expect(await sent({ ...barrier, explanation: `${reportForm.explanation} Au clavier.` })).toBe(2);
    const [receipt] = await mailsTo(reportForm.email);
    expect(receipt?.subject).toBe('Problème d’accessibilité n°\u00a02 reçu · Marque');
    expect((await list()).open).toMatchObject([
      { number: 1, reason: 'accessibility', subject: 'address', dueAt: expect.any(String) },
      { number: 2 },
    ]);
    const act = { act: 'uphold', version: 0, words: 'Bonjour Zoé Dubreuil : le menu s’ouvre au clavier.' };
    expect(await wrong(await step(2, { ...act, measure: 'removed' }))).toEqual(['measure']);
    expect(await stepped(2, { ...act, measure: 'mended' })).toMatchObject({
      state: 'upheld',
      measure: 'mended',
    });
    const [, answer] = await mailsTo(reportForm.email);
    expect(answer?.body).toContain('le problème est corrigé');
    expect(answer?.body).toContain('defenseurdesdroits.fr');
    expect(answer?.body).not.toContain('2022/2065');
    await sent({ explanation: `${reportForm.explanation} Encore.` });
    expect(await wrong(await step(3, { ...act, words: 'Non.', measure: 'mended' }))).toEqual(['measure']);
  });

  it('has one number for the same report within an hour, and sends three receipts a day to one address', async () => {
    expect([await sent(), await sent()]).toEqual([1, 1]);
    for (let more = 0; more < 4; more += 1) {
      now += 3_600_000;
      await sent({ explanation: `${reportForm.explanation} ${more}` });
    }
    expect(await mailsTo(reportForm.email)).toHaveLength(3);
    expect(await mailsTo(AGENCY)).toHaveLength(5);
  });

  it('answers that a receipt was sent only when it is queued and a mail server is set', async () => {
    const receipt = async (changes: object = {}) => (await (await send(changes)).json()).data.receipt;
    expect(await receipt()).toBe(false);
    const settings = site.ports.mailSettings.mail();
    const smtp = { host: 'smtp.test', port: 587, security: 'none', user: null, password: null } as const;
    site.ports.mailSettings.mail = () => ({ ...settings, smtp });
    const other = { explanation: `${reportForm.explanation} Encore.` };
    expect(await receipt(other)).toBe(true);
    expect(await receipt(other)).toBe(false);
    expect(await receipt({ reason: 'child_protection', name: '', email: '' })).toBe(false);
    expect(await receipt({ email: 'autre@example.com', [TRAP_FIELD]: 'x' })).toBe(false);
  });

  it('keeps a report that a program seems to have sent, without a mail', async () => {
    await sent({ [TRAP_FIELD]: 'x' });
    expect((await list()).open).toMatchObject([{ number: 1, suspect: true }]);
    await stepped(1, { act: 'dismiss', version: 0, words: 'Un robot.' });
    expect(await database.db.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  it('takes down a review, and tells both without naming the person who reported to the author', async () => {
    const review = await moderation.write({ email: 'auteur@example.com' });
    await moderation.decide(review, { status: 'approved' });
    await sent({ object: `avis-${review}`, reason: 'personal_data' });
    expect(await read(1)).toMatchObject({ review: { id: review, own: true, told: true } });
    await stepped(1, { act: 'look', version: 0, evident: true });
    expect(await wrong(await step(1, { act: 'uphold', version: 1, words: 'x' }))).toEqual(['ground']);
    const others = { act: 'uphold', version: 1, ground: 'others_data' };
    expect(await wrong(await step(1, { ...others, words: 'x' }))).toEqual(['law']);
    for (const words of [
      'Zoé Dubreuil est nommée.',
      'Selon zoe dubreuil, c’est elle.',
      'Voir zoe@example.com',
    ])
      expect(await wrong(await step(1, { ...others, law, words }))).toEqual(['words']);
    const words = 'L’avis donne le nom de famille d’une autre personne.';
    const after = await stepped(1, { ...others, law, words });
    expect(after).toMatchObject({ state: 'upheld', measure: 'removed', review: { status: 'rejected' } });
    expect(await (await site.get('/api/reviews')).text()).not.toContain(review);
    const [statement, ...more] = await mailsTo('auteur@example.com');
    expect(more).toEqual([]);
    const toAuthor = `${statement?.subject} ${statement?.body}`;
    for (const told of [
      'retiré',
      words,
      'données personnelles',
      'loi',
      'signalement',
      `C’est contraire à la loi\u00a0: ${law}.`,
      'Aucun programme',
      'tribunal',
    ])
      expect(toAuthor).toContain(told);
    expect(toAuthor).not.toMatch(/Zoé|Dubreuil|zoe@example\.com|n’ai rien permis/i);
    const toNotifier = (await mailsTo(reportForm.email)).at(-1);
    expect(toNotifier?.body).toContain('Le contenu est retiré.');
  });

  const contested = async (email: string) => {
    const review = await moderation.write({ email });
    await moderation.decide(review, { status: 'approved' });
    await sent({ object: `avis-${review}`, reason: 'insult' });
    now += 1000;
    await stepped(1, { act: 'uphold', version: 0, ground: 'illegal', law, words: 'Une insulte.' });
    expect(await stepped(1, { act: 'again', version: 1, by: 'author' })).toMatchObject({
      wasUpheld: true,
      review: { status: 'rejected', takenDown: true },
    });
    now += 1000;
    return review;
  };
  const lastTo = async (to: string) => (await mailsTo(to)).at(-1)?.body.replaceAll('\n', ' ');

  it('puts a review back when its contested removal is reversed, and tells both', async () => {
    const review = await contested('auteur@example.com');
    const after = await stepped(1, { act: 'dismiss', version: 2, words: 'Une critique, pas une insulte.' });
    expect(after).toMatchObject({ state: 'dismissed', measure: null, review: { status: 'approved' } });
    expect(await (await site.get('/api/reviews')).text()).toContain(review);
    const toAuthor = await lastTo('auteur@example.com');
    expect(toAuthor).toContain('Votre avis est de nouveau en ligne.');
    expect(toAuthor).toContain('Une critique, pas une insulte.');
    expect(toAuthor).not.toMatch(/Zoé|Dubreuil|zoe@example\.com/i);
    expect(await lastTo(reportForm.email)).toContain('le contenu est rétabli');
    expect((await moderation.find(review, 'approved'))?.history.at(-1)).toMatchObject({
      to: 'approved',
      told: true,
    });
  });

  it('tells the author that a contested removal is confirmed', async () => {
    const review = await contested('auteur@example.com');
    await stepped(1, { act: 'uphold', version: 2, ground: 'others_data', law, words: 'Il nomme un tiers.' });
    const toAuthor = await lastTo('auteur@example.com');
    for (const told of ['Votre avis reste retiré.', 'Il nomme un tiers.', 'données', 'tribunal'])
      expect(toAuthor).toContain(told);
    expect(await moderation.find(review, 'rejected')).toMatchObject({
      ground: 'others_data',
      reason: `Il nomme un tiers.\nC’est contraire à la loi\u00a0: ${law}.`,
    });
    expect(await lastTo(reportForm.email)).toContain('Le contenu est retiré.');
  });

  const comment = 'Une belle campagne. Léonard Faux habite au neuf. Merci à tous.';
  const excerpt = 'Une belle campagne. […] Merci à tous.';
  const shortened = async () => {
    const review = await moderation.write({ email: 'auteur@example.com', message: comment });
    await moderation.decide(review, { status: 'approved' });
    await sent({ object: `avis-${review}`, reason: 'personal_data' });
    now += 1000;
    const act = {
      act: 'uphold',
      version: 0,
      measure: 'shortened',
      ground: 'others_data',
      law,
      words: 'Un nom.',
    };
    for (const typed of [comment, 'Une belle campagne. […] Merci !', '[…]', undefined])
      expect(await wrong(await step(1, { ...act, excerpt: typed }))).toEqual(['excerpt']);
    expect(await stepped(1, { ...act, excerpt: excerpt.replace('[…]', '[...]') })).toMatchObject({
      measure: 'shortened',
      review: { status: 'approved', comment, excerpt },
    });
    return review;
  };
  const published = async (review: string) =>
    (await (await site.get('/api/reviews')).json()).data.find(({ id }: { id: string }) => id === review);

  it('cuts a passage out of a review, says so to its readers, its author and the person who reported', async () => {
    const review = await shortened();
    expect(await published(review)).toMatchObject({
      ...{ comment: excerpt, excerpt: 'Extrait : un passage a été retiré après un signalement' },
    });
    const statement = (await mailsTo('auteur@example.com')).at(-1);
    expect(statement?.subject).toBe('Un passage de votre avis a été retiré · Marque');
    for (const part of ['Le reste de l’avis', '/all-reviews', 'Un nom.', law, 'signalement', 'tribunal'])
      expect(statement?.body).toContain(part);
    expect(statement?.body).toContain('Le passage retiré : « Léonard Faux habite au neuf. »');
    expect(statement?.body).not.toContain('Zoé');
    expect(await lastTo(reportForm.email)).toContain('Le passage en cause est retiré.');
    expect(await lastTo(reportForm.email)).toContain(`Un nom. C’est contraire à la loi\u00a0: ${law}.`);
    await sent({ object: `avis-${review}`, explanation: `${reportForm.explanation} Bis.` });
    const second = {
      act: 'uphold',
      version: 0,
      measure: 'shortened',
      ground: 'advertising',
      words: 'Encore.',
    };
    expect(await wrong(await step(2, { ...second, excerpt: '[…] Merci à tous.' }))).toEqual(['measure']);
  });

  it('publishes a shortened review in full when the contested cut is reversed', async () => {
    const review = await shortened();
    await stepped(1, { act: 'again', version: 1, by: 'author' });
    await stepped(1, { act: 'dismiss', version: 2, words: 'Un nom de scène.' });
    expect(await published(review)).toMatchObject({ comment, excerpt: null });
    expect(await lastTo('auteur@example.com')).toContain('Votre avis est de nouveau publié en entier.');
  });

  it('keeps a cut that was contested, and writes to the author', async () => {
    const review = await shortened();
    await stepped(1, { act: 'again', version: 1, by: 'notifier' });
    const confirm = { act: 'uphold', version: 2, ground: 'others_data', law, words: 'Un nom, relu.' };
    await stepped(1, { ...confirm, measure: 'shortened' });
    expect(await published(review)).toMatchObject({
      ...{ comment: excerpt, excerpt: 'Extrait : un passage a été retiré après un signalement' },
    });
    expect(await lastTo('auteur@example.com')).toMatch(/Le passage reste retiré\..*RGPD/);
  });

  it('removes a shortened review when its cut is contested as too small', async () => {
    const review = await shortened();
    await stepped(1, { act: 'again', version: 1, by: 'notifier' });
    await stepped(1, { act: 'uphold', version: 2, ground: 'others_data', law, words: 'Deux noms.' });
    expect(await published(review)).toBeUndefined();
    expect(await lastTo('auteur@example.com')).toMatch(
      /Votre avis du .* est retiré.*Cette décision est la seconde/,
    );
  });

  it('says that a review which was erased or rejected otherwise is not back', async () => {
    const review = await contested('auteur@example.com');
    await moderation.decide(review, { status: 'approved', from: 'rejected' });
    now += 1000;
    await moderation.decide(review, { status: 'rejected', ground: 'duplicate', from: 'approved' });
    await stepped(1, { act: 'dismiss', version: 2, words: 'Pas une insulte.' });
    expect(await moderation.find(review, 'rejected')).toMatchObject({ ground: 'duplicate' });
    expect(await lastTo('auteur@example.com')).toContain('n’est pas en ligne, pour une autre raison');
    expect(await lastTo(reportForm.email)).toContain('n’est plus en ligne');

    const second = await moderation.write({ email: 'autre@example.com' });
    await moderation.decide(second, { status: 'approved' });
    await sent({ object: `avis-${second}`, explanation: `${reportForm.explanation} Bis.` });
    await stepped(2, { act: 'uphold', version: 0, ground: 'illegal', law, words: 'Un faux.' });
    await stepped(2, { act: 'again', version: 1, by: 'author' });
    await database.db.deleteFrom('mails').execute();
    await database.db.deleteFrom('reviews').where('public_id', '=', second).execute();
    expect(await stepped(2, { act: 'dismiss', version: 2, words: 'Un vrai.' })).toMatchObject({
      review: null,
    });
    expect(await mailsTo('autre@example.com')).toEqual([]);
    expect(await lastTo(reportForm.email)).toContain('n’est plus en ligne');
  });

  it('hides a review from another site without a ground, since its author has no address', async () => {
    const review = await importReview(site);
    await sent({ object: `avis-${review}` });
    const after = await stepped(1, { act: 'uphold', version: 0, words: 'Une insulte.' });
    expect(after).toMatchObject({
      measure: 'hidden',
      ground: null,
      review: { status: 'rejected', own: false },
    });
  });

  it('says of other content what was done by hand', async () => {
    await sent();
    expect(await wrong(await step(1, { act: 'uphold', version: 0, words: 'Fait.' }))).toEqual(['measure']);
    const after = await stepped(1, { act: 'uphold', version: 0, words: 'Fait.', measure: 'shortened' });
    expect(after).toMatchObject({ measure: 'shortened', dueAt: null });
  });

  it('asks the person who reported once, and keeps the content with a reason', async () => {
    await sent();
    await stepped(1, { act: 'ask', version: 0, words: 'Où est la photo ?' });
    expect((await step(1, { act: 'ask', version: 1, words: 'Et ?' })).status).toBe(409);
    expect(await wrong(await step(1, { act: 'dismiss', version: 1, words: ' ' }))).toEqual(['words']);
    await stepped(1, { act: 'dismiss', version: 1, words: 'La photo est sous licence.' });
    const mails = await mailsTo(reportForm.email);
    expect(mails.map(({ body }) => body)).toEqual([
      expect.any(String),
      expect.stringContaining('Où est la photo ?'),
      expect.stringMatching(/reste en ligne[\s\S]*La photo est sous licence\.[\s\S]*jusqu’au/),
    ]);
    expect((await list()).closed).toMatchObject([{ number: 1, state: 'dismissed' }]);
  });

  it('opens a contested decision again once, within six months, and shows the first decider', async () => {
    await sent();
    await stepped(1, { act: 'dismiss', version: 0, words: 'Rien d’illégal.' });
    expect(await stepped(1, { act: 'again', version: 1, by: 'notifier' })).toMatchObject({
      state: 'received',
      again: true,
      ownDecision: true,
    });
    await stepped(1, { act: 'uphold', version: 2, words: 'Retiré.', measure: 'removed' });
    expect((await mailsTo(reportForm.email)).at(-1)?.body).toContain('Cette décision est la seconde.');
    expect((await step(1, { act: 'again', version: 3, by: 'author' })).status).toBe(409);
    await sent({ explanation: `${reportForm.explanation} Bis.` });
    await stepped(2, { act: 'dismiss', version: 0, words: 'Rien.' });
    now += 200 * DAY;
    expect((await site.ports.contentReports.find(2))?.state).toBe('dismissed');
    const late = await openModeration(site);
    const refused = await late.call('POST', '/api/content-reports/2/acts', {
      act: 'again',
      version: 1,
      by: 'notifier',
    });
    expect(refused.status).toBe(409);
  });

  it('opens nothing again in the name of a sender whose data are erased', async () => {
    await sent();
    await stepped(1, { act: 'dismiss', version: 0, words: 'Rien d’illégal.' });
    const admin = bearer(await tokenOf(site, await addAccount(site)));
    const erased = await site.send('POST', '/api/people/erase', { email: reportForm.email }, admin);
    expect(erased.status).toBe(200);
    expect((await step(1, { act: 'again', version: 1, by: 'notifier' })).status).toBe(409);
    expect((await step(1, { act: 'again', version: 1, by: 'author' })).status).toBe(200);
  });

  it('refuses a step of an older version, to other roles and for an unknown number', async () => {
    await sent();
    await stepped(1, { act: 'look', version: 0, evident: false });
    expect((await step(1, { act: 'look', version: 0, evident: true })).status).toBe(409);
    expect((await step(9, { act: 'look', version: 0, evident: true })).status).toBe(404);
    expect((await site.get('/api/content-reports')).status).toBe(401);
  });

  it('deletes what the person sent a year after closing, and keeps number, reason and outcome', async () => {
    await sent();
    await stepped(1, { act: 'dismiss', version: 0, words: 'Rien d’illégal.' });
    now += 364 * DAY;
    await forgetReports(site.ports);
    expect((await site.ports.contentReports.find(1))?.name).toBe(reportForm.name);
    now += 2 * DAY;
    await forgetReports(site.ports);
    expect(await site.ports.contentReports.find(1)).toMatchObject({
      number: 1,
      reason: 'copyright',
      state: 'dismissed',
      ...{ name: null, email: null, explanation: null, address: '', words: null },
    });
  });

  it('chains every step in a log that the database does not let change', async () => {
    await sent();
    await stepped(1, { act: 'look', version: 0, evident: true });
    expect(await verifyReportLog(database)).toMatchObject({ sound: true, entries: 2 });
    const { db } = database;
    await expect(db.updateTable('content_report_log').set({ act: 'dismiss' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('content_report_log').execute()).rejects.toThrow('append-only');
    expect(await verifyReportLog(database)).toMatchObject({ sound: true, entries: 2 });
  });
});
