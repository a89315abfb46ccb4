import type { MondayThingDto } from '../../../contracts/monday.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatDayOfMonth, formatNumber, pluralForm } from '../../../i18n/format.ts';
import type { ThingView } from '../thing-view.ts';
import type { ViewContext } from '../view-context.ts';

/** Path of the section of requests. */
const ROOT = '/dashboard/requests';

type Thing<Kind extends MondayThingDto['kind']> = Extract<MondayThingDto, { kind: Kind }>;

/** The request of a person that staff answer. */
export function rightView({ request }: Thing<'right'>, context: ViewContext): ThingView {
  const { t, call } = context;
  const words = t.requests.rights;
  const { number, kind, email, receivedAt, dueAt } = request;
  const title = fill(words.name, { number, kind: words.kinds[kind] });
  return {
    ...{ title, short: title, name: title },
    lines: [dates(receivedAt, dueAt, context)],
    facts: [{ name: t.monday.call.email, value: email, href: `mailto:${email}` }],
    answers: [
      { label: t.monday.acts.open, opens: `${ROOT}/rights` },
      {
        label: t.monday.acts.answered,
        hint: t.monday.hints.afterAnswer,
        act: 'answered',
        run: async () => {
          const params = { number: String(number) };
          await call('POST /rights-requests/{number}/acts', { params, body: { act: 'close' } });
          return { said: fill(t.monday.said.answered, { name: title }) };
        },
      },
    ],
    opens: `${ROOT}/rights`,
  };
}

/** A report of content. It is judged on its own screen, which shows the text and the reason. */
export function reportView({ report }: Thing<'report'>, context: ViewContext): ThingView {
  const { t } = context;
  const { number, subject, reason, receivedAt, dueAt } = report;
  const title = fill(t.reports.name, { number, subject: t.reports.subjects[subject] });
  const opens = `${ROOT}/reports/${number}`;
  return {
    ...{ title, short: title, name: title },
    lines: [
      fill(t.monday.request.reason, { reason: t.reports.reasons[reason] }),
      dates(receivedAt, dueAt, context),
    ],
    facts: [],
    answers: [{ label: t.monday.acts.open, opens }],
    opens,
  };
}

/** The persons whose leads are deleted before the next Monday. */
export function endingView({ count, until, stop }: Thing<'ending'>, context: ViewContext): ThingView {
  const { locale, t, nextMonday } = context;
  const words = t.monday.ending;
  const isStopped = stop === 'clock' || stop === 'share' || stop === 'full';
  const forms = pluralForm(locale, words.title, count);
  const day = formatDayOfMonth(locale, until);
  const title = isStopped ? words.stopped : fill(forms, { count: formatNumber(locale, count), day });
  const opens = `${ROOT}/ending`;
  return {
    ...{ title, short: title, name: title, facts: [] },
    lines: [isStopped ? words.stoppedText : words.text],
    answers: [
      { label: t.monday.acts.open, opens },
      { label: t.monday.acts.letHappen, act: 'let', until: nextMonday },
    ],
    opens,
  };
}

function dates(receivedAt: string, dueAt: string | null, { locale, t, today }: ViewContext): string {
  const words = t.monday.request;
  const dayOf = (at: string) => agencyDay(Date.parse(at));
  const received = fill(words.received, { day: formatDayOfMonth(locale, dayOf(receivedAt)) });
  if (dueAt === null) return received;
  const due = fill(dayOf(dueAt) < today ? words.late : words.due, {
    day: formatDayOfMonth(locale, dayOf(dueAt)),
  });
  return `${received} ${due}`;
}
