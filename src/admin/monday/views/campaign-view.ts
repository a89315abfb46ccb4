import type { CampaignDto } from '../../../contracts/campaign.ts';
import type { MondayThingDto } from '../../../contracts/monday.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import {
  fill,
  formatDayOfMonth,
  formatEuro,
  formatNumber,
  numberFormat,
  pluralForm,
} from '../../../i18n/format.ts';
import type { Answer, ThingView } from '../thing-view.ts';
import type { ViewContext } from '../view-context.ts';

type Campaign = Extract<MondayThingDto, { kind: 'campaign' }>;
const WEEK_DAYS = 7;

/** A campaign whose last day has passed. */
export function campaignView(thing: Campaign, context: ViewContext): ThingView {
  const { locale, t } = context;
  const words = t.monday.campaign;
  const { campaign, result } = thing;
  const { artist, id, endsOn } = campaign;
  const { actualViews: views, actualCost: cost } = result;
  const count = (value: number) => formatNumber(locale, value);
  const unknown = '–';
  const title = fill(words.ended, { name: artist, day: formatDayOfMonth(locale, endsOn) });
  const path = `/dashboard/campaigns/${encodeURIComponent(id)}`;
  return {
    title,
    short: artist,
    name: artist,
    lines: [...judgement(thing, context), origin(thing, context)],
    facts: [
      { name: words.spent, value: cost === null ? unknown : formatEuro(locale, cost) },
      { name: words.views, value: views === null ? unknown : count(views) },
      {
        name: words.costPerView,
        value:
          cost === null || !views
            ? unknown
            : numberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }).format(
                cost / views,
              ),
      },
    ],
    answers: views === null ? missingAnswers(thing, path, context) : closingAnswers(thing, context),
    opens: path,
  };
}

function judgement({ result, insideRange, promised }: Campaign, { locale, t }: ViewContext): string[] {
  if (result.actualViews === null) return [];
  const words = t.monday.campaign;
  if (insideRange === null || promised === null) return [words.unjudged];
  const [low, high] = [promised.low, promised.high].map((value) => formatNumber(locale, value));
  return [fill(insideRange ? words.inside : words.outside, { low: low ?? '', high: high ?? '' })];
}

/** Where the result is from. */
function origin({ result, days, provisional }: Campaign, { locale, t }: ViewContext): string {
  const words = t.monday.campaign;
  if (result.actualViews === null) return words.missing;
  if (days === 0) return words.typed;
  const [forms, count] = provisional > 0 ? [words.provisional, provisional] : [words.days, days];
  return fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
}

/** Stores the campaign with changes; what takes it back restores every field. */
async function change(campaign: CampaignDto, changes: Partial<CampaignDto>, { call }: ViewContext) {
  const { id, createdAt, estimate, costVersion, insideRange, demo, version, ...draft } = campaign;
  const params = { id };
  const changed = await call('PUT /campaigns/{id}', { params, body: { ...draft, ...changes, version } });
  return () => call('PUT /campaigns/{id}', { params, body: { ...draft, version: changed.version } });
}

function prolong({ campaign }: Campaign, context: ViewContext): Answer {
  const { locale, t, today } = context;
  const from = campaign.endsOn > today ? campaign.endsOn : today;
  const endsOn = dayName(dayNumber(from) + WEEK_DAYS);
  const day = formatDayOfMonth(locale, endsOn);
  return {
    label: t.monday.acts.prolonged,
    hint: fill(t.monday.hints.until, { day }),
    act: 'prolonged',
    run: async () => ({
      undo: await change(campaign, { endsOn }, context),
      said: fill(t.monday.said.prolonged, { name: campaign.artist, day }),
    }),
  };
}

const isRunning = ({ campaign }: Campaign) => campaign.status !== 'finished';

function missingAnswers(thing: Campaign, path: string, context: ViewContext): Answer[] {
  const { acts } = context.t.monday;
  return [
    { label: acts.result, opens: path },
    { label: acts.import, opens: `${path}/import` },
    ...(isRunning(thing) ? [prolong(thing, context)] : []),
  ];
}

function closingAnswers(thing: Campaign, context: ViewContext): Answer[] {
  const { t, locale, call } = context;
  const { campaign, result } = thing;
  const { artist: name, clientName, clientLocale, id } = campaign;
  const { acts, hints, said } = t.monday;
  const close = () => change(campaign, { ...result, status: 'finished' }, context);
  return [
    {
      label: acts.reported,
      hint: clientName ? fill(hints.reportFor, { name: clientName }) : hints.report,
      act: 'reported',
      run: async () => {
        const undo = await close();
        const { url } = await call('POST /campaigns/{id}/report-links', {
          params: { id },
          body: { locale: clientLocale ?? locale },
        });
        return { said: fill(said.reported, { name }), link: url, undo };
      },
    },
    {
      label: acts.closed,
      hint: hints.ready,
      act: 'closed',
      run: async () => ({ undo: await close(), said: fill(said.closed, { name }) }),
    },
    prolong(thing, context),
  ];
}
