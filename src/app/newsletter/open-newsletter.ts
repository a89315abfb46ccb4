import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { NewsletterStep } from '../../domain/newsletter/newsletter.ts';
import { NEWSLETTER_PATH, type ReminderAct } from '../../domain/reminder/reminder-address.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewsletterConsent } from '../ports/privacy/newsletter.ts';
import { withdrawalNotice } from '../privacy/erasure-notice.ts';
import { confirmationOf } from './newsletter-notice.ts';

/** What the page behind a code of the newsletter shows. */
export interface OpenedNewsletter {
  act: ReminderAct;
  /** The question of the mail: whether to begin, or whether to stay. */
  step: NewsletterStep;
  /** `ask`: the button. `done`: answered. */
  stage: 'ask' | 'done';
  /** Path of the link that stops the newsletter. */
  stopPath: string;
}

type Opening = Pick<
  Ports,
  'addresses' | 'clock' | 'deliver' | 'erasureDigests' | 'ids' | 'newsletters' | 'reminderCodes'
>;

/** Returns the page of a code, and changes nothing: mail programs open links by themselves. `undefined`: no such code. */
export async function openNewsletter(
  ports: Opening,
  act: ReminderAct,
  code: string,
  locale: Locale,
): Promise<OpenedNewsletter | undefined> {
  const consent = await ports.newsletters.find(ports.reminderCodes.hashOf(code), act);
  return consent && shownConsent(ports, act, consent, locale);
}

/** Confirms, prolongs or ends the consent of a code, and returns the page that says so. A second press changes nothing. */
export async function pressNewsletter(
  ports: Opening,
  act: ReminderAct,
  code: string,
  locale: Locale,
): Promise<OpenedNewsletter | undefined> {
  const { clock, newsletters, reminderCodes } = ports;
  const consent = await newsletters.find(reminderCodes.hashOf(code), act);
  if (!consent) return undefined;
  const shown = shownConsent(ports, act, consent, locale);
  const now = clock.now();
  if (act === 'stop') {
    const { id, email, confirmedAt } = consent;
    const [digest] = ports.erasureDigests.of({ email, consent: 'newsletter' });
    await newsletters.end(
      id,
      withdrawalNotice(ports, email, now),
      confirmedAt === null ? 'refused' : { digest },
    );
    ports.deliver();
  } else if (consent.confirmedAt === null) {
    await newsletters.confirm(consent.id, now, confirmationOf(ports, consent, now));
    ports.deliver();
  } else if (consent.questionAt !== null) {
    await newsletters.stay(consent.id, now);
  }
  return { ...shown, stage: 'done' };
}

function shownConsent(
  { reminderCodes }: Opening,
  act: ReminderAct,
  { id, confirmedAt, questionAt }: NewsletterConsent,
  locale: Locale,
): OpenedNewsletter {
  const open = act === 'stop' || confirmedAt === null || questionAt !== null;
  return {
    act,
    step: questionAt === null ? 'confirm' : 'stay',
    stage: open ? 'ask' : 'done',
    stopPath: localizePath(locale, `${NEWSLETTER_PATH.stop}/${reminderCodes.codeOf(id, 'stop')}`),
  };
}
