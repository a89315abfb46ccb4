import type { MondayThingDto } from '../../contracts/monday.ts';
import { insideRange } from '../../domain/campaign/inside-range.ts';
import { importedFigures } from '../../domain/campaign-import/current-days.ts';
import { PROVISIONAL_DAYS } from '../../domain/campaign-import/import-values.ts';
import { importedResult } from '../../domain/campaign-import/imported-result.ts';
import { viewsFor } from '../../domain/simulator/estimate.ts';
import { dayNumber } from '../../domain/time/agency-day.ts';
import { campaignDto } from '../campaign/campaign-dto.ts';
import { figuresDto } from '../campaign/imports/import-dto.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Campaign } from '../ports/campaigns.ts';
import type { MondayContext } from './context.ts';

/**
 * Returns the campaigns whose last day has passed and that are not closed, or closed without views, with the result that their
 * imported reports give. The first to have ended comes first.
 */
export async function campaignsToClose(
  ports: Pick<Ports, 'campaigns' | 'campaignImports'>,
  { today }: MondayContext,
): Promise<MondayThingDto[]> {
  const order = { sort: 'starts', order: 'asc' } as const;
  const [overdue, active] = await Promise.all([
    ports.campaigns.all({ overdueOn: today, ...order }),
    ports.campaigns.all({ status: 'active', ...order }),
  ]);
  const ended = active.filter(({ endsOn }) => endsOn < today);
  const all = new Map([...overdue, ...ended].map((campaign) => [campaign.id, campaign]));
  const things = [...all.values()]
    .sort((one, other) => one.endsOn.localeCompare(other.endsOn))
    .map((campaign) => thingOf(ports, campaign, today));
  return Promise.all(things);
}

async function thingOf(
  { campaignImports }: Pick<Ports, 'campaignImports'>,
  campaign: Campaign,
  today: string,
): Promise<MondayThingDto> {
  const { id, platform, estimate } = campaign;
  const { days, sums } = importedFigures(await campaignImports.covering(id));
  const result = importedResult(platform, campaign, figuresDto(sums));
  const from = dayNumber(today) - PROVISIONAL_DAYS;
  const spent = result.actualCost ?? 0;
  return {
    ...{ kind: 'campaign', key: `campaign ${id}`, campaign: campaignDto(campaign), result },
    insideRange: insideRange({ ...result, status: 'finished', prices: estimate }),
    promised: estimate && spent > 0 ? rangeFor(estimate, spent) : null,
    days: days.length,
    provisional: days.filter(({ day }) => dayNumber(day) >= from).length,
  };
}

const rangeFor = ({ unit, cost }: NonNullable<Campaign['estimate']>, spent: number) => ({
  low: viewsFor(spent, cost.max, unit),
  high: viewsFor(spent, cost.min, unit),
});
