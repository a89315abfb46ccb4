import { typedEmail } from '../text/typed-address.ts';

/**
 * Returns the spelling under which an address is stored and searched: without stray spaces and invisible characters, NFC, lower
 * case, the domain in ASCII. People type their address in capitals or with a space, or copy it with an invisible character. For an
 * accented domain, Chromium's e-mail fields return the ASCII form and Firefox's the typed one.
 */
export function normalizeEmail(typed: string): string {
  return withAsciiDomain(typedEmail(typed).normalize('NFC').toLowerCase());
}

/** Returns an address with the domain that mail servers and the DNS know: `a@café.fr` is `a@xn--caf-dma.fr`. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + asciiDomain(email.slice(at));
}

/** Returns a domain with `xn--` labels instead of accented ones. A text that is not a domain is returned unchanged. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  // ASCII domains are returned unchanged: `URL` would read `1.2` as a number. The excluded characters would end the domain.
  const isAccented = /[^\p{ASCII}]/u.test(domain) && !/[/?#:\\]/.test(domain);
  return isAccented && URL.canParse(address) ? new URL(address).hostname : domain;
}
