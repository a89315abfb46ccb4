import type { Mail } from '../../app/ports/mail.ts';
import type { MailedPlan } from '../../app/ports/plan-mails.ts';
import { competitionWords, type PlannerAnalysis } from '../../contracts/leads/planner.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { UNKNOWN_ARTIST } from '../../domain/planner/inputs.ts';
import type { PlanStep } from '../../domain/planner/plan-steps.ts';
import { competitions } from '../../domain/planner/score-friday.ts';
import { CALENDAR_CAP, SEASON_CAP } from '../../domain/planner/scoring-constants.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { planner } from '../../i18n/dictionaries/planner/index.ts';
import { plannerNames as names } from '../../i18n/dictionaries/planner-names/index.ts';
import { plannerResults } from '../../i18n/dictionaries/planner-results/index.ts';
import {
  fill,
  formatDate,
  formatDayOfMonth,
  formatEuro,
  formatEuroRange,
  formatNumber,
} from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { ownDataLine } from '../../i18n/messages/own-data-mails.ts';
import { budgetName } from '../../i18n/planner/planner-budget.ts';
import { inSentence, monthAtStart, outOfTen, readFrom } from '../../i18n/planner/planner-figures.ts';
import { plannerTexts } from '../../i18n/planner/planner-texts.ts';

const TEN = 10;

/**
 * Returns the mail with a plan: the result, its basis, the advice, the budget and every step, with the texts of the
 * screen.
 */
export function planMail(locale: Locale, plan: MailedPlan): Omit<Mail, 'to'> {
  const mail = plannerResults[locale].mail;
  const t = planner[locale].results;
  const { date, today, artistName, publisher, analysis, recommendations } = plan;
  const lines = (...all: (string | false | undefined)[]) => all.filter(Boolean).join('\n');
  const list = (all: readonly string[]) => all.map((line) => `- ${line}`).join('\n');
  const advice = analysis?.advice.map(({ title, text }) => `${title}. ${text}`) ?? recommendations;
  const paragraphs = [
    fill(artistName === UNKNOWN_ARTIST ? mail.intro : mail.named, {
      today: formatDate(locale, Date.parse(today)),
      site: new URL(publisher.url).host,
      artist: artistName,
    }),
    questionOf(locale, plan),
    lines(
      analysis?.basis.sample && t.sample,
      answerOf(locale, plan),
      scoreOf(locale, plan),
      competitionOf(locale, plan),
    ),
    analysis &&
      lines(
        pair(locale, t.basis),
        analysis.basis.text,
        readFrom(locale, t, analysis.basis, AGENCY_ZONE),
        analysis.basis.stale && t.stale,
      ),
    lines(pair(locale, t.advice), list(advice)),
    analysis && lines(pair(locale, t.money, `${analysis.money.title}.`), ...moneyOf(locale, analysis.money)),
    lines(pair(locale, t.steps), list(plan.steps.map((step) => stepOf(locale, step)))),
    lines(mail.calendar, calendarOf(locale, plan)),
    lines(mail.again, `${publisher.url}${localizePath(locale, '/planificateur-de-sortie')}`),
    lines(fill(mail.foot, { contact: publisher.contactEmail }), ownDataLine(locale, publisher.url)),
    publisher.brand,
  ];
  return {
    subject: fill(mail.subject, { day: formatDayOfMonth(locale, date) }),
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  };
}

/** A title and its value: `Concurrence : faible`. */
const pair = (locale: Locale, title: string, value = ''): string =>
  fill(plannerResults[locale].mail.pair, { title, value: inSentence(locale, value) }).trimEnd();

/** The visitor's choices: `single · rap · France · moins de 500 €`. */
function questionOf(locale: Locale, { releaseType, genre, territories, budget }: MailedPlan): string {
  const of = names[locale];
  return [
    of.types[releaseType],
    of.genres[genre],
    territories.map((territory) => of.territories[territory]).join(', '),
    budgetName(locale, of.budgets, budget),
  ].join(' · ');
}

const isCertain = ({ basis: { kind } }: PlannerAnalysis): boolean => kind === 'known' || kind === 'mixed';

function answerOf(locale: Locale, { analysis, date }: MailedPlan): string {
  const t = planner[locale].results;
  const day = formatDate(locale, Date.parse(date));
  if (analysis?.asked) {
    const { month, reason } = analysis.asked;
    return `${fill(t.wait[reason], { month: monthAtStart(locale, month) })} ${day}.`;
  }
  if (!analysis) return pair(locale, t.agency, `${day}.`);
  return pair(locale, isCertain(analysis) ? t.best : t.unmeasured, `${day}.`);
}

function scoreOf(locale: Locale, { analysis, score }: MailedPlan): string {
  const t = planner[locale].results;
  const said = { score: outOfTen(locale, score), outOf: fill(t.outOf, { ten: TEN }) };
  return pair(
    locale,
    t.score,
    fill(plannerResults[locale].mail.score, { ...said, range: rangeOf(locale, analysis) }),
  ).trim();
}

function rangeOf(locale: Locale, analysis: PlannerAnalysis | null): string {
  if (!analysis) return '';
  const t = planner[locale].results;
  const [low, high] = analysis.best.scoreRange;
  const range = fill(t.range, { low: outOfTen(locale, low), high: outOfTen(locale, high) });
  if (isCertain(analysis)) return `${range}, ${t.eightOfTen}.`;
  const cap = outOfTen(locale, analysis.basis.kind === 'calendar' ? CALENDAR_CAP : SEASON_CAP);
  return `${range}. ${fill(t.rangeNote, { cap })}`;
}

function competitionOf(locale: Locale, { analysis, competition }: MailedPlan): string {
  const t = planner[locale].results;
  const level = competitions.find((one) => competitionWords[one] === competition) ?? 'moderate';
  const expected = analysis && fill(t.expected, { count: formatNumber(locale, analysis.best.total) });
  const basis = analysis?.basis.kind === 'calendar' ? t.byDefault : expected;
  return pair(
    locale,
    t.competition,
    basis ? `${t.levels[level]} (${inSentence(locale, basis)}).` : `${t.levels[level]}.`,
  );
}

function moneyOf(locale: Locale, { text, price, breakEven, rest }: PlannerAnalysis['money']): string[] {
  const t = planner[locale].results;
  const sum = breakEven && [
    `${pair(locale, t.spent, formatEuro(locale, breakEven.total ?? breakEven.spend))}. ${pair(
      locale,
      t.earned,
      formatEuroRange(locale, [Math.round(breakEven.revenue[0]), Math.round(breakEven.revenue[1])]),
    )}.`,
    fill(t.fans, {
      low: formatNumber(locale, breakEven.fans[0]),
      high: formatNumber(locale, breakEven.fans[1]),
      cost: formatFigure(locale, 'planner.costPerStream'),
    }),
  ];
  const more =
    rest &&
    fill(t.rest, {
      from: formatEuro(locale, rest.from),
      title: inSentence(locale, rest.title),
      text: rest.text,
    });
  return [text, ...(sum ?? []), ...(price ? [price] : []), ...(more ? [more] : [])];
}

function stepOf(locale: Locale, { key, day, until, late }: PlanStep): string {
  const t = planner[locale].results;
  const title = plannerTexts.step(locale, key);
  const last = until === null ? '' : ` (${fill(t.until, { day: formatDayOfMonth(locale, until) })})`;
  const note = late ? ` (${t.late}) ${plannerTexts.consequence(locale, key)}` : last;
  return pair(locale, formatDate(locale, Date.parse(day)), title + note);
}

/** Without a name and an address, as on the screen. `from` keeps the days of the mail on the day on which it is opened. */
function calendarOf(locale: Locale, plan: MailedPlan): string {
  const { date, releaseType, planBudget, territories, today, publisher } = plan;
  const query = new URLSearchParams({
    friday: date,
    releaseType,
    budget: String(planBudget),
    territories: territories.join(','),
    from: today,
    lang: locale,
  });
  return `${publisher.url}/api/planner/plan.ics?${query}`;
}
