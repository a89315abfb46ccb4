import type { ConsentRatesAnswer, RatesQuery } from '../../contracts/consents/consent-proofs.ts';
import type { Answers } from '../../domain/consent/acceptance.ts';
import { locales } from '../../domain/locale/locale.ts';
import { agencyDay, agencyDayStart } from '../../domain/time/agency-day.ts';
import { weekOf, weeksUntil } from '../../domain/time/weeks.ts';
import type { Ports } from '../ports/all-ports.ts';

/**
 * Returns how many first answers to the cookie question accept advertising, by the agency's weeks, languages and texts,
 * and how often the banner was shown. A visit that ignored the banner is shown and not answered.
 */
export async function readConsentRates(
  { clock, consents }: Pick<Ports, 'clock' | 'consents'>,
  { weeks: count }: RatesQuery,
): Promise<ConsentRatesAnswer> {
  const now = clock.now();
  const today = agencyDay(now);
  const mondays = weeksUntil(today, count);
  const counted = await consents.answers(mondays.map(agencyDayStart), now + 1);
  const banners = await consents.shown(mondays[0] ?? today, today);
  const free = counted.filter(({ objected }) => !objected);
  const outside = counted.filter(({ objected }) => objected);
  const shownIn = (mine: (banner: (typeof banners)[number]) => boolean) =>
    banners.filter(mine).reduce((sum, banner) => sum + banner.count, 0);
  const texts = [...new Set(free.sort((a, b) => a.week - b.week).map(({ textVersion }) => textVersion))];
  return {
    total: { shown: shownIn(() => true), ...sumOf(free) },
    weeks: mondays.map((monday, week) => ({
      monday,
      shown: shownIn(({ day }) => weekOf(mondays, day) === week),
      ...sumOf(free.filter((answer) => answer.week === week)),
      objected: sumOf(outside.filter((answer) => answer.week === week)).answers,
    })),
    languages: locales.map((locale) => ({
      locale,
      shown: shownIn((banner) => banner.locale === locale),
      ...sumOf(free.filter((answer) => answer.locale === locale)),
    })),
    texts: texts.map((textVersion) => {
      const answers = free.filter((answer) => answer.textVersion === textVersion);
      return { textVersion, since: mondays[answers[0]?.week ?? 0] ?? today, ...sumOf(answers) };
    }),
    objected: sumOf(outside).answers,
  };
}

const sumOf = (all: readonly Answers[]): Answers =>
  all.reduce(
    (sum, { answers, accepted }) => ({ answers: sum.answers + answers, accepted: sum.accepted + accepted }),
    { answers: 0, accepted: 0 },
  );
