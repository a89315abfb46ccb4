import type { MondayThingDto } from '../../contracts/monday.ts';
import { dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import { listEnding } from '../privacy/retirement/list-ending.ts';
import { listRights } from '../privacy/rights/rights-requests.ts';
import { listReports } from '../reports/read-reports.ts';
import type { MondayContext } from './context.ts';

/** Returns the open requests of persons, the first to be due first. */
export async function openRights(ports: Ports): Promise<MondayThingDto[]> {
  const { open } = await listRights(ports);
  return open.map((request) => ({ kind: 'right', key: `right ${request.number}`, request }));
}

/** Returns the open reports of content by due time; what a program seems to have sent can wait. */
export async function openReports(ports: Pick<Ports, 'contentReports'>): Promise<MondayThingDto[]> {
  const { open } = await listReports(ports);
  return open
    .filter(({ suspect }) => !suspect)
    .map((report) => ({ kind: 'report', key: `report ${report.number}`, report }));
}

/** Why the site deletes no lead although some are due: a guard that a person has to look at. */
const guards = ['clock', 'share', 'full'] as const;

/**
 * Returns the persons whose leads are deleted before the next Monday as one thing: without an act, each night deletes what is
 * due. A guard that stopped the deletion is such a thing as well.
 */
export async function ending(ports: Ports, { nextMonday }: MondayContext): Promise<MondayThingDto[]> {
  const { persons, stop } = await listEnding(ports);
  const count = persons.filter(({ endsOn }) => endsOn < nextMonday).length;
  if (count === 0 && !guards.some((guard) => guard === stop)) return [];
  const until = dayName(dayNumber(nextMonday) - 1);
  return [{ kind: 'ending', key: `ending ${until}`, count, until, stop }];
}
