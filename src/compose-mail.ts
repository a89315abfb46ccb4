import path from 'node:path';
import type { Database } from './adapters/db/connect.ts';
import { createMailQueue } from './adapters/db/mail-queue.ts';
import { createMailer } from './adapters/mail/create-mailer.ts';
import { createKeptMails } from './adapters/mail/kept-files.ts';
import type { LiveConfiguration } from './app/ports/configuration.ts';
import type { KeptMails, Mailer, MailQueue, MailSettingsSource, MailTexts } from './app/ports/mail.ts';
import type { Clock, Log } from './app/ports.ts';
import { mailSettingsOf } from './domain/configuration/mail-settings.ts';
import { createMailTexts } from './i18n/mail-texts.ts';
import { createMailWorker, type MailWorker } from './jobs/mail-worker.ts';

interface MailParts {
  clock: Clock;
  log: Log;
  random: () => number;
  configuration: LiveConfiguration;
}

interface ComposedMail {
  queue: MailQueue;
  mailer: Mailer;
  kept: KeptMails;
  settings: MailSettingsSource;
  texts: MailTexts;
  /** Not started yet. */
  worker: MailWorker;
}

/** What writes, keeps and sends messages, under the settings of the moment. */
export function composeMail(
  database: Database,
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  { clock, log, random, configuration }: MailParts,
  pollMs: number | undefined,
): ComposedMail {
  const queue = createMailQueue(database);
  const folder = path.join(dataDir, 'mails');
  const kept = createKeptMails(folder);
  const mailer = createMailer({
    folder,
    host: new URL(siteUrl).hostname,
    log,
  });
  const settings: MailSettingsSource = {
    mail: () => mailSettingsOf(configuration.now().mail, configuration.now().company),
  };
  const ports = { clock, mails: queue, mailer, keptMails: kept, mailSettings: settings, log, random };
  return {
    queue,
    mailer,
    kept,
    settings,
    texts: createMailTexts(siteUrl),
    worker: createMailWorker(ports, pollMs),
  };
}
