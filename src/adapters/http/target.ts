import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

type Judged = { ok: true; value: URL } | { ok: false; code: string };

/**
 * Whether an address may be asked, as far as can be told before its name is resolved: `publicLookup` judges what the
 * name resolves to, and is not called for an address written in figures.
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
