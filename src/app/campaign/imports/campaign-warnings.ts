import { type DayAlert, dayAlerts } from '../../../domain/campaign/day-alerts.ts';
import { promisedCost, trackDays } from '../../../domain/campaign/day-track.ts';
import { importedFigures } from '../../../domain/campaign-import/current-days.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import { euros } from './import-dto.ts';

/** A campaign that is not finished, and whose imported days warn of something. */
export interface CampaignWarning {
  campaign: Campaign;
  alerts: DayAlert[];
  /** The last day with figures. */
  lastDay: string;
}

/** Returns `campaignWarnings` without what a person hid as settled. */
export async function openWarnings(
  ports: Pick<Ports, 'campaigns' | 'campaignImports' | 'clock'>,
): Promise<CampaignWarning[]> {
  const [warnings, told] = await Promise.all([campaignWarnings(ports), ports.campaignImports.told()]);
  return warnings
    .map((warning) => ({
      ...warning,
      alerts: warning.alerts.filter(
        (alert) =>
          !told.some((one) => one.hidden && one.campaign === warning.campaign.id && one.alert === alert),
      ),
    }))
    .filter(({ alerts }) => alerts.length > 0);
}

/** The statuses of campaigns that can still be set otherwise: one that has begun may still be called planned. */
const open = ['planned', 'active'] as const;

/** Returns the campaigns whose imported days warn of something, in the order of their start. */
export async function campaignWarnings({
  campaigns,
  campaignImports,
  clock,
}: Pick<Ports, 'campaigns' | 'campaignImports' | 'clock'>): Promise<CampaignWarning[]> {
  const today = agencyDay(clock.now());
  const all = await Promise.all(
    open.map((status) => campaigns.all({ status, sort: 'starts', order: 'asc' })),
  );
  const imported = new Set(await campaignImports.imported());
  const found: CampaignWarning[] = [];
  for (const campaign of all.flat()) {
    if (!imported.has(campaign.id)) continue;
    const { days } = importedFigures(await campaignImports.covering(campaign.id));
    const promised = promisedCost(campaign);
    const tracked = days.map((day) => ({ day: day.day, cost: euros(day.cost), views: day.views }));
    const track = trackDays({ ...campaign, days: tracked, promised }, today);
    const alerts = track ? dayAlerts(track, { ...campaign, promised }, today) : [];
    if (alerts.length > 0) found.push({ campaign, alerts, lastDay: track?.days.at(-1)?.day ?? '' });
  }
  return found.sort((one, other) => (one.campaign.startsOn < other.campaign.startsOn ? -1 : 1));
}
