import type { Ports } from '../ports/all-ports.ts';
import type { NewsletterConsent, NewsletterNotice } from '../ports/privacy/newsletter.ts';

/**
 * Returns the notice that a person confirmed the newsletter, to the automation that receives the form; `undefined`: it has no
 * address. `form`, `locale` and `textVersion` name the sentence beside the box.
 */
export function confirmationOf(
  { addresses, ids }: Pick<Ports, 'addresses' | 'ids'>,
  { email, form, locale, textVersion, askedAt }: NewsletterConsent,
  at: number,
): NewsletterNotice | undefined {
  if (addresses.of(form) === undefined) return undefined;
  const body = {
    type: 'newsletter.confirmed',
    email,
    form,
    locale,
    textVersion,
    askedAt: new Date(askedAt).toISOString(),
    confirmedAt: new Date(at).toISOString(),
  };
  return { id: `msg_${ids.next()}`, destination: form, body: JSON.stringify(body) };
}
