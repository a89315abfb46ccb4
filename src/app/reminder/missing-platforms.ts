import type { LandingContent } from '../../contracts/landing/landing-content.ts';
import { isHttpsLink } from '../../domain/landing/links/landing-link.ts';
import type { ReminderSummary } from '../ports/reminders.ts';

/** Returns the platforms that waiting fans chose and to which the page has no link. */
export function missingPlatforms(
  shared: Pick<LandingContent['shared'], 'platforms'>,
  chosen: ReminderSummary['platforms'],
): ReminderSummary['platforms'] {
  const linked = new Set<string>(
    shared.platforms.filter(({ url }) => isHttpsLink(url.trim())).map(({ platform }) => platform),
  );
  return chosen.filter(({ platform }) => platform !== '' && !linked.has(platform));
}
