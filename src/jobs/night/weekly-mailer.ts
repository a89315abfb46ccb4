import { sendWeeklyMails } from '../../app/monday/weekly-mail.ts';
import type { Ports } from '../../app/ports/all-ports.ts';
import { createLoop, type Loop } from '../loop.ts';

/** Pause between two looks at the clock, in milliseconds. */
const LOOK_MS = 60_000;

/** Creates the job that mails on Mondays what waits. Several processes may run it at once: one of them queues each mail. */
export const createWeeklyMailer = (ports: Ports): Pick<Loop, 'start' | 'stop'> =>
  createLoop(() => sendWeeklyMails(ports), {
    name: 'weekly-mail',
    pauseMs: LOOK_MS,
    complaint: 'weekly mails failed',
    log: ports.log,
  });
