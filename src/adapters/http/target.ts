import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

type Judged = { ok: true; value: URL } | { ok: false; code: string };

/**
 * Checks whether a request to an address is allowed, as far as possible before its name is resolved. `publicLookup`
 * checks the addresses to which the name resolves, and is not called for a host that is an IP address.
 */
export function judgeTarget(address: string, allowPrivate: boolean): Judged {
  if (!URL.canParse(address)) return { ok: false, code: 'invalid address' };
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { ok: false, code: 'unsupported protocol' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return { ok: false, code: 'private address' };
  return { ok: true, value: url };
}
