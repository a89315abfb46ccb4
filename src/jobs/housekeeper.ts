import { announceExpiry, type ExpiryPorts } from '../app/claims/announce-expiry.ts';
import { forgetProofs } from '../app/consent/forget-proofs.ts';
import { type ForgetCopiesPorts, forgetCopies } from '../app/go-live/forget-copies.ts';
import { type AnnounceLinksPorts, announceBrokenLinks } from '../app/landing/announce-links.ts';
import { type ForgetLandingsPorts, forgetLandings } from '../app/landing/forget-landings.ts';
import { type ReminderPorts, remindOfFollowUps } from '../app/leads/remind/remind-of-follow-ups.ts';
import { forgetOldMails } from '../app/mail/send-due.ts';
import { type ForgetPicturesPorts, forgetPictures } from '../app/media/forget-pictures.ts';
import type { KeptMails, MailQueue } from '../app/ports/mail.ts';
import type { Clock, ConsentStore, Log } from '../app/ports.ts';
import { type ForgetLeadsPorts, forgetLeads } from '../app/privacy/forget-leads.ts';
import { type ForgetQuarantinedPorts, forgetQuarantined } from '../app/quarantine/forget-quarantined.ts';
import { type ForgetReviewsPorts, forgetReviews } from '../app/reviews/moderate/forget-reviews.ts';
import { createLoop, type Loop } from './loop.ts';

const HOUR_MS = 3_600_000;

export interface HousekeeperPorts
  extends ExpiryPorts,
    ReminderPorts,
    AnnounceLinksPorts,
    ForgetPicturesPorts,
    ForgetReviewsPorts,
    ForgetLeadsPorts,
    ForgetCopiesPorts,
    ForgetQuarantinedPorts,
    ForgetLandingsPorts {
  clock: Clock;
  consents: ConsentStore;
  mails: MailQueue;
  keptMails: KeptMails;
  log: Log;
}

/**
 * Deletes proofs of consent, mails, leads, reviews of the site, submissions that look like spam, deleted landing pages and pictures, and the copies that restores keep, past their retention time, and tells the
 * agency of claims that expire soon, of follow-ups of the day and of links that are broken, at the start and every hour. Several processes may do this at once: deleting a row that another process
 * has deleted does nothing, and each claim is announced by one of them.
 */
export function createHousekeeper(ports: HousekeeperPorts): Pick<Loop, 'start' | 'stop'> {
  async function tidyUp(): Promise<void> {
    await forgetProofs(ports);
    await forgetOldMails(ports);
    await forgetReviews(ports);
    await forgetQuarantined(ports);
    await forgetLeads(ports);
    await forgetCopies(ports);
    await announceExpiry(ports);
    await remindOfFollowUps(ports);
    await announceBrokenLinks(ports);
    // First, because they may be the last use of a picture.
    await forgetLandings(ports);
    await forgetPictures(ports);
  }
  return createLoop(tidyUp, { pauseMs: HOUR_MS, complaint: 'housekeeping failed', log: ports.log });
}
