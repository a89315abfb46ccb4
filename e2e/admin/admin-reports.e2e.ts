import { afterAll, expect, it } from 'vitest';
import { STATEMENT_PATH } from '../../src/domain/accessibility/conformity.ts';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import { accessibility } from '../../src/i18n/dictionaries/accessibility/index.ts';
import { feeds } from '../../src/i18n/dictionaries/feeds/index.ts';
import { reportLink } from '../../src/i18n/dictionaries/report-link/index.ts';
import { reportMails } from '../../src/i18n/dictionaries/report-mails/index.ts';
import { reportPage } from '../../src/i18n/dictionaries/report-page/index.ts';
import { fill, pluralForm } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { whoRefused } from '../../tests/e2e/consent.ts';
import { keyboardOnly } from '../../tests/e2e/keyboard-only.ts';
import { receiveMails } from '../../tests/e2e/mailed.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { readMail } from '../../tests/mail-receiver.ts';

/** A review that is reported: the form, the receipt, the decision, both mails, and the contested decision. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const receiver = await receiveMails(site, token);
afterAll(() => receiver.close());
const viewport = { width: 390, height: 844 };

const call = apiCaller(site, token);

/** Publishes a review by an author with an address. */
async function publish(locale: Locale, name: string, email: string): Promise<void> {
  const { id } = await call('POST', '/reviews', {
    ...{ locale, page: '/', utm: {}, filledInMs: 5000, form_ref: '' },
    ...{ rating: 2, name, email, message: 'Mon voisin Anatole triche, il habite au numéro neuf.' },
  });
  await call('PUT', `/reviews/${id}`, { status: 'approved' });
}

/** Waits for the mail to an address whose subject is that of the dictionary, and returns its text. */
async function mailTo(address: string, subject: string, number = ''): Promise<string> {
  const [start = ''] = fill(subject, { number }).split('{brand}');
  const found = () => mailsTo(address).find(({ headers }) => headers['subject']?.startsWith(start));
  await expect.poll(() => found()?.text, { timeout: 15_000 }).toBeTruthy();
  return found()?.text ?? '';
}
const mailsTo = (address: string) =>
  receiver.received.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw));

it.each(locales)(
  'in %s, a review is reported, decided on and contested by keyboard, and its author never learns who reported it',
  { timeout: 180_000 },
  async (locale) => {
    const author = { name: `Autrice${locale}`, email: `autrice.${locale}@artists.example` };
    const notifier = { name: `Zoé Dubreuil-${locale.toUpperCase()}`, email: `zoe.${locale}@people.example` };
    await publish(locale, author.name, author.email);
    const list = localizePath(locale, '/all-reviews');
    const shown = async () => (await (await fetch(site.url + list)).text()).includes(author.name);
    await expect.poll(shown, { timeout: 10_000 }).toBe(true);

    const t = reportPage[locale];
    const all = adminTexts(locale);
    const words = all.reports;
    const page = await openPage(site, list, { viewport, before: whoRefused });
    const visitor = keyboardOnly(page);
    /** Reaches a link or button that opens another page, which `act` would read while it is replaced. */
    const follow = async (name: string) => {
      await visitor.reach(name);
      await page.keyboard.press('Enter');
    };
    await follow(fill(reportLink[locale].review, { name: author.name }));
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor();
    await expectAccessible(page, `the form in ${locale}`);
    expect(await pageWidth(page)).toBe(viewport.width);
    await visitor.reach(words.reasons.false);
    for (let steps = 0; steps < 2; steps += 1) await visitor.press('ArrowDown');
    expect(await page.locator('[name=reason]:checked').getAttribute('value')).toBe('personal_data');
    await visitor.write(t.fields.explanation, 'Ce texte donne le nom et l’adresse de mon voisin.');
    await visitor.write(t.fields.name, notifier.name);
    await visitor.write(t.fields.email, notifier.email);
    await visitor.reach(t.fields.goodFaith);
    await visitor.press('Space');
    await follow(t.send);
    const sent = page.locator('#report-sent');
    await sent.waitFor();
    const number = /\d+/.exec(await sent.innerText())?.[0] ?? '';
    expect(await sent.innerText()).toBe(fill(t.sent.title, { number }));
    await expectAccessible(page, `the answer in ${locale}`);
    const mails = reportMails[locale];
    await mailTo(notifier.email, mails.receipt.subject, number);

    const office = await openAdmin(site, '/dashboard/requests/reports', { locale, token });
    const staff = keyboardOnly(office);
    // The rail says how many reports are open.
    await office.getByRole('link', { name: pluralForm(locale, all.shell.openRequests, 1) }).waitFor();
    await office.getByRole('heading', { name: words.open }).waitFor();
    await staff.act(fill(words.name, { number, subject: words.subjects.review }));
    await office.getByRole('heading', { name: words.look.title }).waitFor();
    await staff.act(words.look.yes);
    await office.getByRole('button', { name: words.look.yes, pressed: true }).waitFor();
    await expectAccessible(office, `the report in ${locale}`);
    await staff.reach(words.decide.keep);
    // Past the choice that shortens.
    for (let steps = 0; steps < 2; steps += 1) await staff.press('ArrowRight');
    await staff.choose(words.decide.ground, all.reviews.grounds.others_data);
    await staff.write(words.decide.law, 'RGPD, article 6');
    await staff.write(words.decide.wordsBoth, 'Une adresse privée est nommée.');
    await staff.act(words.decide.submit.upheld);
    await office.locator('h3:focus', { hasText: words.decided.title }).waitFor();

    const decision = await mailTo(notifier.email, mails.decision.subject, number);
    expect(decision.replaceAll('\n', ' ')).toContain(mails.decision.outcomes.removed);
    expect(await mailTo(author.email, mails.statement.measures.removed.subject)).toContain(
      'Une adresse privée est nommée.',
    );
    for (const { text, headers } of mailsTo(author.email))
      for (const secret of Object.values(notifier))
        expect(`${JSON.stringify(headers)} ${text}`).not.toContain(secret);
    await expect.poll(shown, { timeout: 10_000 }).toBe(false);

    // Contested once: the second decision offers no third.
    await staff.act(words.again.author);
    await office.getByText(words.decide.second).waitFor();
    await office.getByText(words.decide.toAuthorAgain).waitFor();
    await office.getByText(words.decide.isBack).waitFor();
    await expectAccessible(office, `the contested report in ${locale}`);
    await staff.write(words.decide.wordsBoth, 'Relu : le lieu est public.');
    await staff.act(words.decide.submit.restored);
    expect(await mailTo(author.email, mails.reviewed.subject)).toContain('Relu : le lieu est public.');
    await expect.poll(shown, { timeout: 10_000 }).toBe(true);
    await office.getByText(words.decided.kept).waitFor();
    await office.getByText(words.again.over).waitFor();
    expect(await office.getByRole('button', { name: words.again.author }).count()).toBe(0);
  },
);

it.each(locales)(
  'in %s, a page that keeps somebody out is reported from the statement by keyboard, found by the filter and answered',
  { timeout: 180_000 },
  async (locale) => {
    const t = reportPage[locale];
    const { barrier, filter, ...words } = adminTexts(locale).reports;
    const email = `out.${locale}@people.example`;
    const statement = localizePath(locale, STATEMENT_PATH);
    const page = await openPage(site, statement, { viewport, before: whoRefused });
    const visitor = keyboardOnly(page);
    const follow = async (name: string) => {
      await visitor.reach(name);
      await page.keyboard.press('Enter');
    };
    await follow(accessibility[locale].contact.action);
    await page.getByRole('heading', { level: 1, name: t.barrier.title }).waitFor();
    await expectAccessible(page, `the form in ${locale}`);
    expect(await pageWidth(page)).toBe(viewport.width);
    await visitor.write(t.fields.address, `${site.url}/`);
    await visitor.write(t.barrier.explanation, 'Le menu ne s’ouvre pas au clavier avec ce lecteur.');
    await visitor.write(t.fields.email, email);
    await follow(t.barrier.send);
    const sent = page.locator('#report-sent');
    await sent.waitFor();
    const number = /\d+/.exec(await sent.innerText())?.[0] ?? '';
    const mails = reportMails[locale].barrier;
    await mailTo(email, mails.receipt.subject, number);

    const office = await openAdmin(site, '/dashboard/requests/reports', { viewport, locale, token });
    const staff = keyboardOnly(office);
    await office.getByRole('heading', { name: words.open }).waitFor();
    await staff.reach(new RegExp(`^${filter.all} `));
    for (let steps = 0; steps < 2; steps += 1) await staff.press('ArrowRight');
    await office.waitForURL(/filter=accessibility/);
    await expectAccessible(office, `the list in ${locale}`);
    expect(await pageWidth(office)).toBe(viewport.width);
    await staff.act(fill(words.name, { number, subject: words.subjects.address }));
    await office.getByRole('heading', { name: barrier.title }).waitFor();
    expect(await office.getByRole('heading', { name: words.look.title }).count()).toBe(0);
    await expectAccessible(office, `the report in ${locale}`);
    await staff.reach(barrier.keep);
    await staff.press('ArrowLeft');
    await staff.write(barrier.words, 'Le menu s’ouvre maintenant avec Entrée.');
    await staff.act(barrier.submit);
    await office.locator('h3:focus', { hasText: words.decided.title }).waitFor();
    const answer = await mailTo(email, mails.answer.subject, number);
    expect(answer.replaceAll('\n', ' ')).toContain(mails.outcomes.mended);
  },
);

it.each(locales)(
  'in %s, a passage is cut out of a reported review by keyboard, and readers see that it is an excerpt',
  { timeout: 120_000 },
  async (locale) => {
    const all = adminTexts(locale);
    const { decide, decided } = all.reports;
    const author = { name: `Coupee${locale}`, email: `coupee.${locale}@artists.example` };
    await publish(locale, author.name, author.email);
    const { data } = await (await fetch(`${site.url}/api/reviews`)).json();
    const review = data.find((one: { name: string }) => one.name.startsWith(author.name));
    const { number } = await call('POST', '/content-reports', {
      ...{ locale, page: '/signaler', utm: {}, form_ref: '', object: `avis-${review.id}` },
      ...{ address: `${site.url}/all-reviews`, reason: 'personal_data', goodFaith: true },
      ...{
        name: 'Zoé',
        email: `cut.${locale}@people.example`,
        explanation: 'Le numéro de ma maison est donné.',
      },
    });
    const office = await openAdmin(site, `/dashboard/requests/reports/${number}`, {
      viewport,
      locale,
      token,
    });
    const staff = keyboardOnly(office);
    await office.getByRole('heading', { name: decide.title }).waitFor();
    await staff.reach(decide.keep);
    await staff.press('ArrowRight');
    const field = office.getByLabel(decide.excerpt);
    await staff.reach(decide.excerpt);
    await office.keyboard.press('Control+End');
    for (let words = 0; words < 4; words += 1) await office.keyboard.press('Control+Shift+ArrowLeft');
    await staff.act(decide.cut);
    expect(await field.inputValue()).toMatch(/^Mon voisin Anatole triche, il habite .*\[…\]$/);
    await staff.choose(decide.ground, all.reviews.grounds.others_data);
    await staff.write(decide.law, 'RGPD, article 6');
    await staff.write(decide.wordsBoth, 'Une adresse privée est nommée.');
    await expectAccessible(office, `a cut in ${locale}`);
    expect(await pageWidth(office)).toBe(viewport.width);
    await staff.act(decide.submit.shortened);
    await office.locator('h3:focus', { hasText: decided.title }).waitFor();
    const { subject } = reportMails[locale].statement.measures.shortened;
    expect(await mailTo(author.email, subject)).toContain('RGPD, article 6');
    const list = () => fetch(site.url + localizePath(locale, '/all-reviews')).then((page) => page.text());
    await expect.poll(list, { timeout: 10_000 }).toContain(feeds[locale].excerpt.one);
  },
);

it('asks for no reason in the name of a person who erased everything, and says so', async () => {
  const { again, decide, decided, name, subjects, why } = adminTexts('fr').reports;
  const email = 'parti@people.example';
  const { number } = await call('POST', '/content-reports', {
    ...{ locale: 'es', page: '/es/signaler', utm: {}, form_ref: '' },
    ...{ address: `${site.url}/es`, reason: 'trademark', goodFaith: true },
    ...{ name: 'Parti Sans Laisser', email, explanation: 'La página usa la marca de mi sello sin permiso.' },
  });
  const openReport = async (expected: RegExp[]) => {
    const office = await openAdmin(site, '/dashboard/requests/reports', { viewport, token, expected });
    await office.getByText(fill(name, { number: String(number), subject: subjects.address })).click();
    await office.getByRole('heading', { name: decide.title }).waitFor();
    return office;
  };
  const before = await openReport([]);
  await before.getByText(fill(decide.notifierReads, { language: 'espagnol' })).waitFor();
  await call('POST', '/people/erase', { email });

  const office = await openReport([/console error: .*422/]);
  await office.getByText(decide.erasedNotifier).waitFor();
  expect(await office.getByText(decide.wordsHint).count()).toBe(0);
  expect(await pageWidth(office)).toBe(viewport.width);
  await expectAccessible(office, 'a report whose sender is erased');
  const staff = keyboardOnly(office);
  // Without a reason the field takes the focus.
  await staff.act(decide.close);
  await office.locator('textarea:focus[aria-invalid="true"]').waitFor();
  await staff.write(decide.wordsKept, 'La marque n’est pas protégée pour ces services.');
  await staff.act(decide.close);
  await office.locator('h3:focus', { hasText: decided.title }).waitFor();
  // Whoever cannot be known can contest nothing.
  await office.getByText(decide.erasedNotifier).waitFor();
  expect(await office.getByRole('heading', { name: why }).count()).toBe(0);
  expect(await office.getByRole('button', { name: again.notifier }).count()).toBe(0);
});

it('shows no text of a closed report whose sender erased everything', async () => {
  const { again, decide, decided, name, subjects } = adminTexts('fr').reports;
  const email = 'parti.apres@people.example';
  const { number } = await call('POST', '/content-reports', {
    ...{ locale: 'fr', page: '/signaler', utm: {}, form_ref: '' },
    ...{ address: `${site.url}/faq`, reason: 'trademark', goodFaith: true },
    ...{ name: 'Parti Après', email, explanation: 'La page emploie la marque de mon label sans accord.' },
  });
  const acts = `/content-reports/${number}/acts`;
  await call('POST', acts, { act: 'dismiss', version: 0, words: 'La marque n’est pas protégée.' });
  await call('POST', '/people/erase', { email });
  const office = await openAdmin(site, '/dashboard/requests/reports', { viewport, token });
  await office.getByText(fill(name, { number: String(number), subject: subjects.address })).click();
  await office.getByRole('heading', { name: decided.title }).waitFor();
  await office.getByText(decide.erasedNotifier).waitFor();
  expect(await office.locator('.requests-words').count()).toBe(0);
  expect(await office.getByRole('button', { name: again.notifier }).count()).toBe(0);
  await expectAccessible(office, 'a closed report whose sender is erased');
});
