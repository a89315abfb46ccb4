import type { VisitReport } from '../../contracts/visit.ts';
import {
  type LandingButton,
  type LandingTarget,
  landingButtons,
} from '../../domain/landing/counts/landing-target.ts';
import type { LandingContent } from '../../domain/landing/landing-page.ts';
import type { LandingCount, LiveLandings } from '../ports/landing/landing.ts';

/** What the count of a view or a click needs from outside. */
export interface LandingCountPorts {
  liveLandings: Pick<LiveLandings, 'byId'>;
  landingCounter: { add(counted: Omit<LandingCount, 'day' | 'count'>): void };
}

type LandingReport = Extract<VisitReport, { kind: `landing-${string}` }>;

/**
 * Counts a view or a click of an online page. It ignores unknown pages, unpublished languages and
 * links that the page does not have; otherwise any program could fill the table.
 */
export function countLanding(
  { liveLandings, landingCounter }: LandingCountPorts,
  report: LandingReport,
): void {
  const { page, locale, channel, variant = '' } = report;
  const shown = liveLandings.byId(page);
  if (!shown?.version.languages.includes(locale)) return;
  const where = { page, locale, channel, variant } as const;
  if (report.kind === 'landing-view') {
    landingCounter.add({ ...where, kind: 'view', target: '' });
    return;
  }
  const target = targetOf(shown.version.content, report.target);
  if (!target) return;
  landingCounter.add({ ...where, kind: 'click', target });
  if (report.first) landingCounter.add({ ...where, kind: 'conversion', target });
}

const buttons: ReadonlySet<string> = new Set(landingButtons);

/**
 * Returns the counted name of a link. A row of the platforms is counted under its platform, so that its counts stay
 * together when the row is replaced.
 */
export const targetOf = ({ shared }: LandingContent, name: string): LandingTarget | undefined =>
  buttons.has(name) ? (name as LandingButton) : shared.platforms.find(({ id }) => id === name)?.platform;
