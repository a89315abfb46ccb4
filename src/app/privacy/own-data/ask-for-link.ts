import { normalizeEmail } from '../../../domain/account/email.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { LIMIT_MS, LINK_MS, MOST_MAILS } from '../../../domain/own-data/own-data.ts';
import { sealLinkMail } from '../../mail/link-mail.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { typedText } from './typed-text.ts';

/**
 * Mails the owner of an address a link to all that is stored about it, or that nothing is stored. The answer to the
 * request is sent before this runs, and is the same for every address.
 */
export async function askForLink(ports: Ports, typed: string, locale: Locale): Promise<void> {
  const email = normalizeEmail(typed);
  const at = ports.clock.now();
  const [addressDigest] = ports.erasureDigests.of({ email });
  const { brand, contactEmail } = ports.publisher();
  const limit = { since: at - LIMIT_MS, most: MOST_MAILS };
  const known = await ports.people.knows({ email });
  const { code, typed: typedCode, link } = newLink(ports, email, at);
  const mail = known
    ? sealLinkMail(ports, email, ports.ownDataMails.link(locale, { code, typed: typedCode, brand }))
    : { id: ports.ids.next(), to: email, ...ports.ownDataMails.nothing(locale, { brand, contactEmail }) };
  const issued = await ports.personLinks.issue(
    { kind: 'read', addressDigest, link: known ? link : null, at },
    mail,
    limit,
  );
  if (issued) ports.deliver();
}

/** Draws the codes of a link: `code` is in its address, `typed` is typed by a person without script. */
export function newLink({ landingCodes, invitationCodes }: Ports, email: string, at: number) {
  const code = landingCodes.next();
  const typed = invitationCodes.next();
  const [typedDigest] = invitationCodes.digestsOf(typedText(typed));
  return {
    code,
    typed,
    link: { email, codeDigest: landingCodes.hashOf(code), typedDigest, expiresAt: at + LINK_MS },
  };
}
