import type { VisitReport } from '../../contracts/visit.ts';
import { isPagePath } from '../../domain/site-map/pages.ts';
import { isCounted, type VisitSignals } from '../../domain/visit/is-counted.ts';
import { countLanding, type LandingCountPorts } from '../landing/count-landing.ts';
import type { VisitCounter } from '../ports/visit.ts';

/**
 * Counts a view of a page, a step of the simulator, a shown cookie banner, or a view or click of a landing page, and stores no other data. It
 * ignores programs, visitors who ask not to be tracked, and paths that are no page of the site; otherwise any program
 * could fill the table.
 */
export function countVisit(
  ports: LandingCountPorts & { visits: VisitCounter },
  report: VisitReport,
  signals: VisitSignals,
): void {
  const { visits } = ports;
  if (!isCounted(signals)) return;
  if (report.kind === 'landing-view' || report.kind === 'landing-click') countLanding(ports, report);
  else if (report.kind === 'banner') visits.add({ kind: 'banner', name: report.locale });
  else if (report.kind === 'step') visits.add({ kind: 'step', name: report.step });
  else if (isPagePath(report.page)) visits.add({ kind: 'view', name: report.page });
}
