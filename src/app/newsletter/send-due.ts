import { localizePath } from '../../domain/locale/locale.ts';
import { type MailOutcome, nextMailStep } from '../../domain/mail/retry.ts';
import { NEWSLETTER_PATH, type ReminderAct } from '../../domain/reminder/reminder-address.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedNewsletter, NewsletterNext } from '../ports/privacy/newsletter.ts';
import type { ReminderMail } from '../ports/reminders.ts';
import { workOn } from '../queue/work-on.ts';
import { MAIL_LEASE_MS, mailErrorOf } from '../reminder/send-due.ts';

export type SendNewsletterPorts = Pick<
  Ports,
  'clock' | 'log' | 'mailSettings' | 'mailer' | 'newsletterMails' | 'newsletters' | 'random' | 'reminderCodes'
> & { siteUrl(): string };

/**
 * Claims up to `limit` due mails about the newsletter's consents and starts them all. Returns one promise for each, settled when its
 * attempt is recorded.
 * @throws when the database refuses the claim; then no attempt was started
 */
export async function startDueNewsletters(
  ports: SendNewsletterPorts,
  limit: number,
): Promise<Promise<void>[]> {
  const { clock, newsletters } = ports;
  const claimed = await newsletters.claim({ now: clock.now(), leaseMs: MAIL_LEASE_MS, limit });
  return claimed.map((consent) =>
    workOn(ports, { newsletterId: consent.id, attempt: consent.attempt }, 'newsletter mail', async () => {
      const { next, outcome } = await attempt(ports, consent);
      const at = clock.now();
      return {
        next,
        report: { step: consent.step, ...(outcome && { outcome }) },
        record: () => newsletters.settle(consent, next, (outcome && mailErrorOf(outcome)) ?? null, at),
      };
    }),
  );
}

async function attempt(
  ports: SendNewsletterPorts,
  consent: ClaimedNewsletter,
): Promise<{ next: NewsletterNext; outcome?: MailOutcome }> {
  const mail = writtenMail(ports, consent);
  // The key of its codes no longer exists.
  if (!mail) return { next: { kind: 'dead' } };
  const outcome = await ports.mailer.send(
    {
      ...mail,
      id: `${consent.id}-${consent.questionAt ?? consent.step}`,
      to: consent.email,
      createdAt: consent.questionAt ?? consent.askedAt,
    },
    ports.mailSettings.mail(),
  );
  const step = nextMailStep(outcome, consent.attempt, ports.random());
  if (step.kind === 'retry') return { next: step, outcome };
  if (step.kind !== 'dead') return { next: { kind: 'asked' }, outcome };
  const refused = outcome.kind === 'failed' && outcome.reason === 'refused';
  return { next: { kind: refused ? 'refused' : 'dead' }, outcome };
}

function writtenMail(
  { mailSettings, newsletterMails, reminderCodes, siteUrl }: SendNewsletterPorts,
  consent: ClaimedNewsletter,
): ReminderMail | undefined {
  const { id, locale, step, form, textVersion, confirmedAt, yesHash, stopHash } = consent;
  const address = (act: ReminderAct, hash: string) => {
    const code = reminderCodes.knownCode(id, act, hash);
    return code && `${siteUrl()}${localizePath(locale, `${NEWSLETTER_PATH[act]}/${code}`)}`;
  };
  const yes = address('confirm', yesHash);
  const stop = address('stop', stopHash);
  if (yes === undefined || stop === undefined) return undefined;
  const facts = { brand: mailSettings.mail().senderName, yes, stop };
  const mail =
    step === 'stay' && confirmedAt !== null
      ? newsletterMails.stay(locale, { ...facts, since: confirmedAt })
      : newsletterMails.confirm(locale, { ...facts, form, textVersion });
  return { ...mail, unsubscribe: stop };
}
