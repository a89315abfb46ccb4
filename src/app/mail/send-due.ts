import { type MailOutcome, nextMailStep } from '../../domain/mail/retry.ts';
import { MAIL_KEPT_MS } from '../../domain/mail/states.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedMail } from '../ports/mail.ts';
import { workOn } from '../queue/work-on.ts';
import { mailSecretName, mailStopName } from './link-mail.ts';

/**
 * The duration of a claim in milliseconds: longer than the mailer's timeout for one message, with a margin for a slow
 * database. No other process claims a message that is still being sent.
 */
const LEASE_MS = 120_000;
/** Time after which a file with a secret link is deleted, in milliseconds: the validity of a password link. */
const KEPT_LINK_MS = 3_600_000;

/**
 * Claims up to `limit` due messages and starts them all. Returns one promise for each, settled when its attempt is
 * recorded.
 * @throws when the database refuses the claim; then no attempt was started
 */
export async function startDueMails(
  ports: Pick<Ports, 'clock' | 'keptMails' | 'log' | 'mailSettings' | 'mailer' | 'mails' | 'random' | 'seal'>,
  limit: number,
): Promise<Promise<void>[]> {
  const claimed = await ports.mails.claim({ now: ports.clock.now(), leaseMs: LEASE_MS, limit });
  return claimed.map((mail) => sendOne(ports, mail));
}

/** Makes one attempt to send a mail. */
function sendOne(
  ports: Pick<Ports, 'clock' | 'keptMails' | 'log' | 'mailSettings' | 'mailer' | 'mails' | 'random' | 'seal'>,
  mail: ClaimedMail,
): Promise<void> {
  return workOn(ports, { mailId: mail.id, attempt: mail.attempt }, 'mail', async () => {
    const outcome = await attempt(ports, mail);
    const next = nextMailStep(outcome, mail.attempt, ports.random());
    const endedAt = ports.clock.now();
    return {
      next,
      report: { outcome },
      record: () => ports.mails.settle(mail, outcome, next, endedAt),
    };
  });
}

async function attempt(
  {
    mailer,
    mailSettings,
    seal,
  }: Pick<Ports, 'clock' | 'keptMails' | 'log' | 'mailSettings' | 'mailer' | 'mails' | 'random' | 'seal'>,
  mail: ClaimedMail,
): Promise<MailOutcome> {
  const { sealed, unsubscribe, ...rest } = mail;
  const text = sealed ? seal.open(mailSecretName(mail.id), mail.text) : mail.text;
  if (text === undefined) return { kind: 'failed', reason: 'key', status: null };
  const stop = sealed && unsubscribe ? seal.open(mailStopName(mail.id), unsubscribe) : unsubscribe;
  return mailer.send({ ...rest, text, unsubscribe: stop, holdsLink: sealed }, mailSettings.mail());
}

/** Deletes messages that were sent, written to a file, or failed more than 30 days ago, and files with a secret link after an hour. */
export async function forgetOldMails({
  clock,
  mails,
  keptMails,
}: Pick<Ports, 'clock' | 'keptMails' | 'mails'>): Promise<void> {
  const now = clock.now();
  await mails.forget(now - MAIL_KEPT_MS);
  await keptMails.forget(now - MAIL_KEPT_MS, now - KEPT_LINK_MS);
}
