import type { MondayThingDto } from '../../../contracts/monday.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatDayOfMonth, formatEuro } from '../../../i18n/format.ts';
import type { ThingView } from '../thing-view.ts';
import type { ViewContext } from '../view-context.ts';

type Call = Extract<MondayThingDto, { kind: 'call' }>;

/** A lead that waits for a call. */
export function callView({ lead, since }: Call, context: ViewContext): ThingView {
  const { locale, t, today, nextMonday, call } = context;
  const words = t.monday.call;
  const { id, name: typed, email, phone, platform, budget, status, followUp } = lead;
  const name = typed || email || phone || '';
  const isNew = status === 'new';
  const day = formatDayOfMonth(locale, since.includes('T') ? agencyDay(Date.parse(since)) : since);
  const title = isNew && followUp === null ? words.waits : since >= today ? words.today : words.due;
  const platforms: Readonly<Record<string, string>> = t.leads.platforms;
  const asked = [t.leads.kinds[lead.kind], platform !== null && (platforms[platform] ?? platform)];
  const change = (body: { status?: typeof status; followUp?: string | null }) =>
    call('PATCH /leads/{id}', { params: { id }, body });
  const back = () => change({ status, followUp });
  const mondayDay = formatDayOfMonth(locale, nextMonday);
  return {
    title: fill(title, { name, day }),
    short: name,
    name,
    lines: [`${asked.filter(Boolean).join(', ')}.`],
    facts: [
      {
        name: words.budget,
        value: budget === null ? words.unknown : fill(words.perMonth, { amount: formatEuro(locale, budget) }),
      },
      ...(phone ? [{ name: words.phone, value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
      ...(!phone && email ? [{ name: words.email, value: email, href: `mailto:${email}` }] : []),
    ],
    answers: [
      {
        label: t.monday.acts.noted,
        hint: isNew ? t.monday.hints.contacted : t.monday.hints.followed,
        act: 'noted',
        run: async () => {
          await change({ followUp: null, ...(isNew && { status: 'contacted' }) });
          return { said: fill(t.monday.said.noted, { name }), undo: back };
        },
      },
      {
        label: t.monday.acts.putOff,
        hint: fill(t.monday.hints.followUp, { day: mondayDay }),
        act: 'putOff',
        run: async () => {
          await change({ followUp: nextMonday });
          return { said: fill(t.monday.said.putOff, { name, day: mondayDay }), undo: back };
        },
      },
    ],
    opens: `/dashboard/leads/${encodeURIComponent(id)}`,
  };
}
