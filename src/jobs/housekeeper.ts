import { forgetBuildFiles } from '../app/build-files/forget-build-files.ts';
import { announceWarnings } from '../app/campaign/imports/announce-warnings.ts';
import { announceExpiry } from '../app/claims/announce-expiry.ts';
import { forgetProofs } from '../app/consent/forget-proofs.ts';
import { forgetLeadless } from '../app/conversions/forget-leadless.ts';
import { forgetCopies } from '../app/go-live/forget-copies.ts';
import { announceBrokenLinks } from '../app/landing/announce-links.ts';
import { forgetLandings } from '../app/landing/forget-landings.ts';
import { remindOfFollowUps } from '../app/leads/remind/remind-of-follow-ups.ts';
import { forgetOldMails } from '../app/mail/send-due.ts';
import { forgetPictures } from '../app/media/forget-pictures.ts';
import { forgetNewsletters } from '../app/newsletter/forget-newsletters.ts';
import { tellWatchers } from '../app/planner/watch/tell-watchers.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { KeptCopies } from '../app/ports/safekeeping.ts';
import { eraseAgain } from '../app/privacy/erase-again.ts';
import { forgetPersonLinks } from '../app/privacy/own-data/forget-links.ts';
import { retireLeads } from '../app/privacy/retirement/retire-leads.ts';
import { forgetRights } from '../app/privacy/rights/rights-requests.ts';
import { forgetQuarantined } from '../app/quarantine/forget-quarantined.ts';
import { forgetQuestions } from '../app/questions/keep-question.ts';
import { announceMissingLinks } from '../app/reminder/announce-missing-links.ts';
import { forgetReminders } from '../app/reminder/forget-reminders.ts';
import { forgetReports } from '../app/reports/forget-reports.ts';
import { forgetReviews } from '../app/reviews/moderate/forget-reviews.ts';
import { forgetCounts } from '../app/visit/forget-counts.ts';
import { createLoop, type Loop } from './loop.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes what is past its retention time (proofs of consent, mails, links to own data, leads, reviews, senders of reports,
 * requests of persons, kept questions, quarantined forms, reminders, consents to the newsletter, watched Fridays, deleted landing pages and pictures, copies that restores keep, files of former
 * builds, acts without a lead, counts of guesses, counts by day), and mails the agency about claims that expire soon, follow-ups of the day, campaigns, broken and missing links, and visitors
 * about the Fridays that they watch: at the start and every hour. Several processes may do this at once: deleting a row that
 * another process has deleted does nothing, and each claim is announced by one of them.
 */
export function createHousekeeper(ports: Ports, keptCopies: KeptCopies): Pick<Loop, 'start' | 'stop'> {
  async function tidyUp(): Promise<void> {
    await eraseAgain(ports);
    await forgetProofs(ports);
    await forgetOldMails(ports);
    await forgetPersonLinks(ports);
    await forgetReviews(ports);
    await forgetReports(ports);
    await forgetRights(ports);
    await forgetQuestions(ports);
    await forgetQuarantined(ports);
    await forgetReminders(ports);
    await forgetNewsletters(ports);
    await retireLeads(ports);
    await forgetCopies(ports, keptCopies);
    await forgetBuildFiles(ports);
    await forgetLeadless(ports);
    await ports.throttle.forgetOver();
    await forgetCounts(ports);
    await announceExpiry(ports);
    await remindOfFollowUps(ports);
    await announceWarnings(ports);
    await announceBrokenLinks(ports);
    await announceMissingLinks(ports);
    // First, because they may be the last use of a picture.
    await forgetLandings(ports);
    await forgetPictures(ports);
    // Last: a fault while mailing must not keep data beyond its time.
    await tellWatchers(ports);
  }
  return createLoop(tidyUp, {
    name: 'housekeeping',
    pauseMs: HOUR_MS,
    complaint: 'housekeeping failed',
    log: ports.log,
  });
}
