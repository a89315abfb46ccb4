import path from 'node:path';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createMailQueue } from '../adapters/db/mail/mail-queue.ts';
import { createMailer } from '../adapters/mail/create-mailer.ts';
import { createKeptMails } from '../adapters/mail/kept-files.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { LiveSettings } from '../app/ports/settings.ts';
import type { Log } from '../app/ports.ts';
import { mailSettingsOf } from '../domain/settings/mail-settings.ts';
import { createMailTexts } from '../i18n/messages/mail-texts.ts';
import { createOwnDataMails } from '../i18n/messages/own-data-mails.ts';
import { createStayMails } from '../i18n/messages/stay-mails.ts';

/** Builds the ports that write, store and send mails, each time with the current settings. */
export function composeMail(
  database: Database,
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  settings: LiveSettings,
  log: Log,
): Pick<
  Ports,
  'keptMails' | 'mailSettings' | 'mailTexts' | 'mailer' | 'mails' | 'ownDataMails' | 'stayMails'
> {
  const folder = path.join(dataDir, 'mails');
  return {
    mails: createMailQueue(database),
    keptMails: createKeptMails(folder),
    mailer: createMailer({ folder, host: new URL(siteUrl).hostname, log }),
    mailSettings: { mail: () => mailSettingsOf(settings.now().mail, settings.now().company) },
    mailTexts: createMailTexts(() => settings.now().site.url),
    ownDataMails: createOwnDataMails(() => settings.now().site.url),
    stayMails: createStayMails(() => settings.now().site.url),
  };
}
