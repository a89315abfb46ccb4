import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../domain/locale/locale.ts';

/**
 * Every editorial figure is written once, in `domain/benchmarks/figures.ts`. Texts must not contain a figure in digits or in
 * words before a unit, or a multiple in words ("twice the budget"), which is also a figure. The exceptions below are
 * numbers that are not figures of music advertising.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Texts with numbers of another kind: a scale of five stars, the simulator's own formula, limits of a form. */
const exempt = new Set([
  'allReviews.reviews.average',
  'allReviews.reviews.level',
  'consent.dialog.categories.analytics.text',
  'errors.fields.budget_error',
  'simulatorErrors.budget_error',
  'errors.fields.budget_max_error',
  'simulatorErrors.budget_max_error',
  'errors.fields.budget_number_error',
  'simulatorErrors.budget_number_error',
  'errors.fields.campaign_budget_max',
  'errors.fields.password_long',
  'errors.fields.password_short',
  // `EXPLANATION_MIN`, compared in `dictionaries/field-messages.test.ts`.
  'errors.fields.report_explanation',
  'errors.fields.review_days',
  'errors.fields.view_most',
  'errors.fields.won_value',
  'home.about.picture.start',
  'home.reviews.summary',
  'home.reviews.rating',
  'homeReviews.summary',
  // A law, an address by post and the version of a licence.
  'accessibility.commitment.text',
  'accessibility.appeal.post',
  'accessibility.criteria.text',
  'homeReviews.rating',
  'importErrors.import_too_large',
  'importErrors.import_too_long',
  'mails.alarms.kinds.backup',
  'mails.review.text',
  'settingsErrors.fee_percent_error',
  'settingsErrors.port_error',
  'settingsErrors.per_second_error',
  'settingsErrors.fee_percent_error',
  'simulator.result.formula.cpv',
  'simulator.result.formula.cpm',
]);

/** Removes figures named by key, file names and addresses, which are not typed figures. */
const readable = (text: string) =>
  text
    .replace(/\{[\w.|]+\}/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '');
const typed = (text: string) => /\d/.test(readable(text));

/** Multiples in words ("twice the budget", "trois fois plus"), which a change of the figure would make untrue. */
const multiples: Record<Locale, RegExp> = {
  fr: /\b(?:le|du) (?:double|triple)\b|\b(?:deux|trois|quatre|cinq|dix) fois (?:le|la(?! même)|les|plus|moins|votre|ce)/i,
  en: /\btwice (?:the|as|what|over)\b|\b(?:two|three|four|five|ten) times (?:the|as|what|your|more)\b|\b(?:double|triple) that\b/i,
  es: /\b(?:el|al) (?:doble|triple)\b|\b(?:dos|tres|cuatro|cinco|diez) veces (?:el|la(?! misma)|los|más|menos|tu|es[ae])\b/i,
  pt: /\b(?:o|ao) (?:dobro|triplo)\b|\b(?:duas|três|quatro|cinco|dez) vezes (?:o|a(?! mesma)|os|mais|menos|sua|seu|esse)\b/i,
};

/** Numbers in words before a unit ("thirty seconds", "trois mois"). */
const numbers: Record<Locale, [words: string, units: string]> = {
  fr: [
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille',
    'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|euros?|centimes?|pour cent',
  ],
  en: [
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand',
    'seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|cents?|percent|per cent',
  ],
  es: [
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|mil',
    'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|euros?|céntimos?|por ciento',
  ],
  pt: [
    'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|mil',
    'segundos?|minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?|euros?|centavos?|por cento',
  ],
};
const spelled = (locale: Locale, text: string): string[] => {
  const [words, units] = numbers[locale];
  const found = text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})[\\s-](?:${units})(?!\\p{L})`, 'giu'));
  return [...found].map(([phrase]) => phrase.toLowerCase());
};
/** Texts with numbers in words that are not figures of the agency: times of browser storage, of proofs, of queues and of personal data, rules of YouTube. */
const exemptInWords = new Set([
  'accessibility.contact.text',
  'consent.dialog.proof',
  'glossary.terms.skippable-ad.definition',
  'home.sound.title',
  'legal.lifetimes.halfHour',
  'legal.lifetimes.sixMonths',
  'legal.lifetimes.thirteenMonths',
  'mails.alarms.kinds.sendsEnding',
  'mails.alarms.kinds.sendsSilent',
  'mails.alarms.kinds.sendsVersion',
  'mails.alarms.kinds.waiting',
  // The days on which the rules of warnings look.
  'mails.campaigns.alerts.costs_less',
  'mails.campaigns.alerts.costs_more',
  'mails.campaigns.alerts.spends_fast',
  'mails.campaigns.alerts.spends_slowly',
  // The window of the measured share, `WINDOW_DAYS`.
  'ourFigures.coverage.said',
  'ownData.ask.again',
  'ownData.arrived.text',
  'ownData.until.lead',
  'ownData.until.campaign',
  'ownData.until.review',
  'ownData.until.mails',
  'ownData.until.quarantined',
  'ownData.until.artistListHanded',
  'ownData.until.reminder',
  'ownData.until.reminderPaused',
  'ownData.until.unconfirmed',
  'ownData.mail.prolonged',
  'ownData.erase.campaignsWhy',
  'ownData.until.watch',
  'ownData.mail.nothing',
  'receipt.states.erased',
  // Times of the law about reports; `content-report.test.ts` tests those that the site keeps.
  'reportMails.receipt.lines.3',
  'reportPage.barrier.steps.0.title',
  'reportPage.next.steps.0.text',
  'reportPage.next.steps.1.title',
  'reportPage.next.steps.2.title',
]);
/** Times within a story in a guide; they are not editorial figures. */
const idioms: [guide: string, phrases: Record<Locale, string[]>][] = [
  [
    'comparatif-plateformes-streaming',
    { fr: ['deux jours'], en: ['two days'], es: ['dos días'], pt: ['dois dias'] },
  ],
  [
    'creativites-ads-musicales',
    {
      fr: ['deux semaines', 'trois semaines', 'deux semaines'],
      en: ['two weeks', 'three weeks', 'two weeks'],
      es: ['dos semanas', 'tres semanas', 'dos semanas'],
      pt: ['duas semanas', 'três semanas', 'duas semanas'],
    },
  ],
  [
    'roi-marketing-musical',
    { fr: ['deux semaines'], en: ['two weeks'], es: ['dos semanas'], pt: ['duas semanas'] },
  ],
];

function strings(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, name ? `${name}.${key}` : key));
}

describe.each(locales)('the texts in %s', (locale) => {
  it('contain no typed figure in a dictionary', async () => {
    const folder = `${root}src/i18n/dictionaries/`;
    // The back office has no editorial figures, only its own counts.
    const features = readdirSync(folder).filter((name) => !/^admin|\./.test(name));
    const texts = (
      await Promise.all(features.map((name) => import(`${folder}${name}/${locale}.ts`)))
    ).flatMap((dictionary) => strings({ ...dictionary }, ''));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([name, text]) => typed(text) && !exempt.has(name))).toEqual([]);
    expect(texts.filter(([, text]) => multiples[locale].test(text))).toEqual([]);
    const inWords = texts.filter(([, text]) => spelled(locale, text).length > 0).map(([name]) => name);
    expect(new Set(inWords)).toEqual(exemptInWords);
  });

  it('contain no typed figure in a guide', () => {
    const folder = `${root}content/${locale}/guides/`;
    const files = readdirSync(folder);
    expect(files).toHaveLength(10);
    for (const file of files) {
      const text = readFileSync(folder + file, 'utf8');
      const lines = text.split('\n');
      const allowed = idioms.find(([guide]) => file === `${guide}.md`)?.[1][locale] ?? [];
      expect(spelled(locale, text), file).toEqual(allowed);
      expect(lines.filter(typed), file).toEqual([]);
      expect(
        lines.filter((line) => multiples[locale].test(line)),
        file,
      ).toEqual([]);
    }
  });
});
