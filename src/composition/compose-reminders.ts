import { createReminderCodes } from '../adapters/account/reminder-codes.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createNewsletterStore } from '../adapters/db/newsletter/newsletter-store.ts';
import { createArtistLists } from '../adapters/db/reminders/artist-lists.ts';
import { createReminderStore } from '../adapters/db/reminders/reminder-store.ts';
import type { LiveSettings } from '../app/ports/settings.ts';
import { artistListSentence } from '../i18n/landing/artist-list.ts';
import { createNewsletterMails } from '../i18n/messages/newsletter-mails.ts';
import { createReminderMails } from '../i18n/messages/reminder-mails.ts';
import { reminderPushes } from '../i18n/messages/reminder-pushes.ts';

/**
 * Builds the ports of the reminders of landing pages and of the newsletter.
 * @param secrets the keys of their codes and hashes, the newest first
 */
export const composeReminders = (database: Database, secrets: readonly string[], settings: LiveSettings) => ({
  reminders: createReminderStore(database),
  reminderCodes: createReminderCodes(secrets),
  reminderMails: createReminderMails(() => settings.now().site.url),
  reminderPushes,
  artistListSentence,
  artistLists: createArtistLists(database),
  newsletters: createNewsletterStore(database),
  newsletterMails: createNewsletterMails(() => settings.now().site.url),
});
