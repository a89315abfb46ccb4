import type { MondayDto, MondayThingDto } from '../../contracts/monday.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type MondayKind, mondayAfter, mondayKinds, mondayPermissions } from '../../domain/monday/monday.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import { campaignsToClose } from './campaigns-to-close.ts';
import type { MondayContext } from './context.ts';
import { calls, claimsThatExpire, deadLinks, oldSources } from './waiting-content.ts';
import { ending, openReports, openRights } from './waiting-requests.ts';
import { refusedMails, refusedPlatforms, refusedToAutomations } from './waiting-sends.ts';

type Reader = (ports: Ports, context: MondayContext) => Promise<MondayThingDto[]>;

const readers: Record<MondayKind, Reader> = {
  call: calls,
  campaign: campaignsToClose,
  link: deadLinks,
  claim: claimsThatExpire,
  source: oldSources,
  automations: refusedToAutomations,
  platform: refusedPlatforms,
  mails: refusedMails,
  right: openRights,
  report: openReports,
  ending,
};

/**
 * Returns what waits for an account, in the order of the run. Everything is read from the lists that exist: a thing that is
 * settled elsewhere is gone here.
 */
export async function readMonday(ports: Ports, account: Account, locale: Locale): Promise<MondayDto> {
  const now = ports.clock.now();
  const today = agencyDay(now);
  const context = { account, locale, now, today, nextMonday: mondayAfter(today) };
  const seen = mondayKinds.filter((kind) => mondayPermissions[kind](account.role));
  const parts = await Promise.all(seen.map((kind) => readers[kind](ports, context)));
  return { today, nextMonday: context.nextMonday, things: parts.flat() };
}
