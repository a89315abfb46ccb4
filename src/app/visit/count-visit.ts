import type { VisitReport } from '../../contracts/visit.ts';
import { isPagePath } from '../../domain/site-map/pages.ts';
import { isCounted, type VisitSignals } from '../../domain/visit/is-counted.ts';
import { countLanding } from '../landing/count-landing.ts';
import type { Ports } from '../ports/all-ports.ts';

/**
 * Counts a view of a page, a step of the simulator, or a view or click of a landing page, and stores no other data. It
 * ignores programs, visitors who ask not to be tracked, and paths that are no page of the site; otherwise any program
 * could fill the table.
 */
export function countVisit(ports: Ports, report: VisitReport, signals: VisitSignals): void {
  const { visits } = ports;
  if (!isCounted(signals)) return;
  if (report.kind === 'landing-view' || report.kind === 'landing-click') countLanding(ports, report);
  else if (report.kind === 'step') visits.add({ kind: 'step', name: report.step });
  else if (isPagePath(report.page)) visits.add({ kind: 'view', name: report.page });
}
