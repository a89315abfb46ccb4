import type { VisitReport } from '../../contracts/visit.ts';
import { isPagePath } from '../../domain/site-map/pages.ts';
import { isCounted, type VisitSignals } from '../../domain/visit/is-counted.ts';
import type { VisitCounter } from '../ports/visit.ts';

export interface VisitPorts {
  visits: VisitCounter;
}

/**
 * Counts a view of a page or a step of the simulator, and keeps nothing else of it. Not counted are programs,
 * visitors who ask not to be tracked, and paths that are no page of the site: with those, any program could fill the
 * table.
 */
export function countVisit({ visits }: VisitPorts, report: VisitReport, signals: VisitSignals): void {
  if (!isCounted(signals)) return;
  if (report.kind === 'step') visits.add({ kind: 'step', name: report.step });
  else if (isPagePath(report.page)) visits.add({ kind: 'view', name: report.page });
}
