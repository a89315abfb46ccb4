import { type SendMailPorts, startDueMails } from '../app/mail/send-due.ts';
import type { QueuedWork } from './queue-worker.ts';

/** Returns the work of the mail queue: one lane, because there is one mail server. */
export function createMailWork(ports: SendMailPorts): QueuedWork {
  return { lanes: () => ['mail'], start: (_lane, limit) => startDueMails(ports, limit) };
}
