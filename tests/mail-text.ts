import { mailSecretName } from '../src/app/mail/link-mail.ts';
import type { ClaimedMail } from '../src/app/ports/mail.ts';
import type { TestSite } from './test-site.ts';

/** Returns the text of a claimed message in clear, as its receiver reads it. */
export function mailText(
  site: TestSite,
  mail: Pick<ClaimedMail, 'id' | 'text' | 'sealed'> | undefined,
): string {
  if (!mail) return '';
  return (mail.sealed ? site.ports.seal.open(mailSecretName(mail.id), mail.text) : mail.text) ?? '';
}
