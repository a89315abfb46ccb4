import path from 'node:path';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createMailQueue } from '../adapters/db/mail/mail-queue.ts';
import { createMailer } from '../adapters/mail/create-mailer.ts';
import { createKeptMails } from '../adapters/mail/kept-files.ts';
import type { MailPorts } from '../app/mail/mail-desk.ts';
import type { SendMailPorts } from '../app/mail/send-due.ts';
import type { LiveSettings, Seal } from '../app/ports/settings.ts';
import type { Log } from '../app/ports.ts';
import { mailSettingsOf } from '../domain/settings/mail-settings.ts';
import { createMailTexts } from '../i18n/mail-texts.ts';

type ComposedMail = Pick<SendMailPorts, 'mails' | 'mailer' | 'keptMails' | 'mailSettings' | 'seal'> &
  Pick<MailPorts, 'mailTexts'>;

/** Builds the ports that write, keep and send mails, each time with the current settings. */
export function composeMail(
  database: Database,
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  settings: LiveSettings,
  seal: Seal,
  log: Log,
): ComposedMail {
  const folder = path.join(dataDir, 'mails');
  return {
    mails: createMailQueue(database),
    seal,
    keptMails: createKeptMails(folder),
    mailer: createMailer({ folder, host: new URL(siteUrl).hostname, log }),
    mailSettings: { mail: () => mailSettingsOf(settings.now().mail, settings.now().company) },
    mailTexts: createMailTexts(() => settings.now().site.url),
  };
}
