import { typedEmail } from '../text/typed-address.ts';

/**
 * Returns the spelling under which an address is stored and searched: as it was meant, NFC, lower case, the domain in ASCII. People
 * type their e-mail address in capitals, with a space, or copy it with an invisible character; and of one accented domain
 * Chromium's fields return the ASCII form, those of Firefox the typed one.
 */
export function normalizeEmail(typed: string): string {
  return withAsciiDomain(typedEmail(typed).normalize('NFC').toLowerCase());
}

/** Returns an address with the domain that mail servers and the DNS know: `a@café.fr` is `a@xn--caf-dma.fr`. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + asciiDomain(email.slice(at));
}

/** Returns a domain with `xn--` labels in place of accented ones, and a text that is no domain unchanged. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  // An ASCII one stays: the parser would read `1.2` as a number. The signs would end the domain.
  const isAccented = /[^\p{ASCII}]/u.test(domain) && !/[/?#:\\]/.test(domain);
  return isAccented && URL.canParse(address) ? new URL(address).hostname : domain;
}
