import type { MondayThingDto } from '../../../contracts/monday.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import type { Answer, ThingView } from '../thing-view.ts';
import type { ViewContext } from '../view-context.ts';

type Thing<Kind extends MondayThingDto['kind']> = Extract<MondayThingDto, { kind: Kind }>;

const platformNames = { meta: 'Meta', tiktok: 'TikTok', google: 'Google Ads' } as const;

/** Deliveries to automations that were given up. */
export function automationsView({ count }: Thing<'automations'>, context: ViewContext): ThingView {
  const { t, call } = context;
  const words = t.monday.automations;
  const title = counted(words.title, count, context);
  return {
    ...named(title),
    lines: [words.text],
    answers: [again(title, () => call('POST /deliveries/replay'), context), leave(context)],
    opens: '/dashboard/leads?delivery=dead',
  };
}

/** What an ad platform refused. */
export function platformView(thing: Thing<'platform'>, context: ViewContext): ThingView {
  const { t, call } = context;
  const words = t.monday.platform;
  const { lane, name, count, blocked, words: said } = thing;
  const title = fill(blocked ? words.blocked : counted(words.refused, count, context), {
    name: platformNames[name],
  });
  const opens = '/dashboard/marketing-integrations/sends';
  const params = { destination: lane };
  const replay = () => call('POST /sends/{destination}/replay', { params });
  const see: Answer = { label: t.monday.acts.open, opens };
  return {
    ...named(title),
    lines: [...(said ? [fill(words.words, { words: said })] : []), words.text],
    answers: [blocked || count === 0 ? see : again(title, replay, context), leave(context)],
    opens,
  };
}

/** Mails that were given up. */
export function mailsView({ count }: Thing<'mails'>, context: ViewContext): ThingView {
  const { t, call } = context;
  const words = t.monday.mails;
  const title = counted(words.title, count, context);
  return {
    ...named(title),
    lines: [words.text],
    answers: [again(title, () => call('POST /mails/retry'), context), leave(context)],
    opens: '/dashboard/settings/mail',
  };
}

const named = (title: string) => ({ title, short: title, name: title, facts: [] });

const counted = (forms: { one: string; other: string }, count: number, { locale }: ViewContext) =>
  fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });

const again = (name: string, send: () => Promise<unknown>, { t }: ViewContext): Answer => ({
  label: t.monday.acts.replayed,
  hint: t.monday.hints.atOnce,
  act: 'replayed',
  run: async () => {
    await send();
    return { said: fill(t.monday.said.replayed, { name }) };
  },
});

const leave = ({ t, nextMonday }: ViewContext): Answer => ({
  label: t.monday.acts.let,
  hint: t.monday.hints.nextMonday,
  act: 'let',
  until: nextMonday,
});
