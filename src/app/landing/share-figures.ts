import type { LandingReport } from '../../contracts/landing/landing-report.ts';
import type { SecretLink } from '../../contracts/secret-link.ts';
import { LONGEST_PERIOD_DAYS } from '../../domain/landing/figure-bars.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { Asker } from '../asker.ts';
import { reportArtistSends } from '../conversions/report-artist-sends.ts';
import type { Ports } from '../ports/all-ports.ts';
import { reportReminders } from '../reminder/report-reminders.ts';
import type { Result } from '../result.ts';
import { readLandingCounts } from './read-landing-counts.ts';
import { makeLandingLink, revokeLandingLinks } from './secret-link.ts';

const figures = {
  shows: 'figures',
  path: '/p/figures',
  /** Validity in milliseconds: a campaign and the weeks after it. */
  ms: 90 * 24 * 3_600_000,
  made: 'landing_figures_shared',
  revoked: 'landing_figures_revoked',
} as const;

/** Creates a secret link to the figures of a page. It always shows the current figures. */
export const shareFigures = (
  ports: Ports,
  id: string,
  { locale }: { locale: Locale },
  asker: Asker,
): Promise<Result<SecretLink, 'not_found'>> => makeLandingLink(ports, id, locale, figures, asker);

/** Revokes the open links to the figures of a page. */
export const revokeFigures = (ports: Ports, id: string, asker: Asker) =>
  revokeLandingLinks(ports, id, figures, asker);

/**
 * Returns the figures of a code since the creation of the page, within the longest period; `undefined` for an unknown,
 * revoked or expired code.
 */
export async function openFigures(
  ports: Ports,
  code: string,
  locale: Locale,
): Promise<LandingReport | undefined> {
  const now = ports.clock.now();
  const opened = await ports.landingPreviews.page(ports.landingCodes.hashOf(code), 'figures', now);
  if (!opened) return undefined;
  const { page, expiresAt } = opened;
  const until = agencyDay(now);
  const first = dayName(dayNumber(until) - LONGEST_PERIOD_DAYS + 1);
  const created = agencyDay(page.createdAt);
  const counts = await readLandingCounts(ports, page.id, { from: created > first ? created : first, until });
  if (!counts.ok) return undefined;
  const { content } = page;
  return {
    title: content.texts[locale]?.title.trim() || page.title,
    artist: content.shared.artist.trim(),
    counts: counts.value,
    sends: await reportArtistSends(ports, page.id),
    reminders: await reportReminders(ports, page.id, content.shared.releaseAt),
    now,
    expiresAt,
  };
}
