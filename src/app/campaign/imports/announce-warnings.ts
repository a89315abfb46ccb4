import { agencyDay, agencyDayStart } from '../../../domain/time/agency-day.ts';
import { campaignNotice } from '../../mail/agency-notices.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { campaignWarnings } from './campaign-warnings.ts';

/** The morning on the agency's clock, in milliseconds after its midnight: from seven o'clock to noon. */
const MORNING_MS = { from: 7 * 3_600_000, until: 12 * 3_600_000 };

/**
 * Mails the agency, if its settings want it, the warnings of active campaigns: in the morning, each once as long as it lasts. The
 * mail names platforms and links, no artist.
 */
export async function announceWarnings(
  ports: Pick<
    Ports,
    'campaigns' | 'campaignImports' | 'clock' | 'ids' | 'log' | 'mailSettings' | 'mailTexts'
  >,
): Promise<void> {
  const { campaignImports, clock, log } = ports;
  const now = clock.now();
  const sinceMidnight = now - agencyDayStart(agencyDay(now));
  if (sinceMidnight < MORNING_MS.from || sinceMidnight >= MORNING_MS.until) return;
  const warnings = (await campaignWarnings(ports)).flatMap(({ campaign, alerts, lastDay }) =>
    alerts.map((alert) => ({ campaign: campaign.id, platform: campaign.platform, alert, lastDay })),
  );
  const told = new Set((await campaignImports.told()).map(({ campaign, alert }) => `${campaign} ${alert}`));
  const fresh = warnings.filter(({ campaign, alert }) => !told.has(`${campaign} ${alert}`));
  const mail = fresh.length > 0 ? campaignNotice(ports, fresh) : undefined;
  if (await campaignImports.tell(warnings, mail && { fresh, mail }, now))
    log.info({ warnings: fresh.length }, 'warnings of campaigns announced');
}
