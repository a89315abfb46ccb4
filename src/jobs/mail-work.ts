import { startDueMails } from '../app/mail/send-due.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { QueuedWork } from './queue-worker.ts';

/** Returns the work of the mail queue: one lane, because there is one mail server. */
export function createMailWork(
  ports: Pick<Ports, 'clock' | 'keptMails' | 'log' | 'mailSettings' | 'mailer' | 'mails' | 'random' | 'seal'>,
): QueuedWork {
  return { lanes: () => ['mail'], start: (_lane, limit) => startDueMails(ports, limit) };
}
