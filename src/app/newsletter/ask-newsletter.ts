import { normalizeEmail } from '../../domain/account/email.ts';
import { NEWSLETTER_TEXT_VERSION, newsletterForms } from '../../domain/newsletter/newsletter.ts';
import { withoutTag } from '../../domain/reminder/reminder.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { FormLead } from '../ports.ts';

/**
 * Stores the newsletter's consent of a lead whose box is ticked, and mails the person to confirm it. An address that has a consent,
 * confirmed or not, gets no further mail. Without a mail server nothing can be confirmed, and the box stays what it is. Never
 * rejects: the lead is stored already.
 */
export async function askNewsletter(
  ports: Pick<Ports, 'deliver' | 'ids' | 'log' | 'mailSettings' | 'newsletters' | 'reminderCodes'>,
  lead: FormLead,
): Promise<void> {
  const { ids, log, newsletters, reminderCodes } = ports;
  const form = newsletterForms.find((one) => one === lead.kind);
  const { fields } = lead;
  if (!form || !('newsletter' in fields) || !fields.newsletter) return;
  if (ports.mailSettings.mail().smtp === null) return;
  try {
    const id = ids.next();
    const email = normalizeEmail(fields.email);
    const hashes = reminderCodes.hashesOf(email);
    const asked = await newsletters.ask(
      {
        ...{ id, email, form, locale: lead.origin.locale },
        textVersion: NEWSLETTER_TEXT_VERSION,
        askedAt: lead.createdAt,
        targetHash: hashes[0],
        limitHash: reminderCodes.hashesOf(withoutTag(email))[0],
        yesHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'confirm')),
        stopHash: reminderCodes.hashOf(reminderCodes.codeOf(id, 'stop')),
      },
      hashes,
    );
    if (asked === 'flood')
      log.warn({ form }, 'no newsletter confirmations for an hour: hardly any is confirmed');
    if (asked === 'stored') ports.deliver();
  } catch (err) {
    log.error({ err, leadId: lead.id }, 'the newsletter of a lead was not asked for');
  }
}
