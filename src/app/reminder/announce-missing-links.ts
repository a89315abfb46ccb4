import { MISSING_LINK_HOURS } from '../../domain/reminder/reminder.ts';
import { missingLinkNotice } from '../mail/agency-notices.ts';
import type { Ports } from '../ports/all-ports.ts';
import { missingPlatforms } from './missing-platforms.ts';

const HOUR_MS = 3_600_000;

/**
 * Mails the agency in the 24 hours before a release which links its page lacks although waiting fans chose their platforms: once
 * for each page and date. The mail's id is that of the page and the date, and mails are kept for longer than a day.
 */
export async function announceMissingLinks(
  ports: Pick<
    Ports,
    'clock' | 'ids' | 'liveLandings' | 'log' | 'mailSettings' | 'mailTexts' | 'mails' | 'reminders'
  >,
): Promise<void> {
  const { clock, liveLandings, log, mails, reminders } = ports;
  const now = clock.now();
  for (const { page, version } of liveLandings.all()) {
    const { shared, texts } = version.content;
    const { releaseAt } = shared;
    if (releaseAt === null || releaseAt <= now || releaseAt > now + MISSING_LINK_HOURS * HOUR_MS) continue;
    const missing = missingPlatforms(shared, (await reminders.summary(page.id)).platforms);
    const title = Object.values(texts)[0]?.title ?? '';
    const mail = missing.length > 0 ? missingLinkNotice(ports, { page: page.id, title, missing }) : undefined;
    const id = `missing-links-${page.id}-${releaseAt}`;
    if (mail && (await mails.addOnce({ ...mail, id }, now)))
      log.info({ page: page.id, links: missing.length }, 'missing links of a release announced');
  }
}
