import { trimEnd } from '../../domain/text/trim-end.ts';
import { blogAddress } from '../../domain/wordpress/blog-address.ts';
import { type GetBodyOptions, getBody } from '../http/get-body.ts';

interface XmlRpcOptions extends Pick<GetBodyOptions, 'allowPrivate' | 'lookup' | 'secure'> {
  blogUrl: string;
  username: string;
  password: string;
  timeoutMs: number;
}

/** WordPress's fault code of a wrong user name or password. */
const REFUSED = /<int>403<\/int>/;

/**
 * Checks with WordPress's older interface (XML-RPC) whether it accepts a password. Changes nothing in the blog. `undefined`:
 * the interface does not respond, so the answer is unknown.
 */
export async function acceptedByXmlRpc(options: XmlRpcOptions): Promise<boolean | undefined> {
  const { blogUrl, username, password, allowPrivate, lookup, secure, timeoutMs } = options;
  const value = (type: string, text: string) =>
    `<param><value><${type}>${escaped(text)}</${type}></value></param>`;
  const params = value('int', '0') + value('string', username) + value('string', password);
  const outcome = await getBody(new URL('xmlrpc.php', `${trimEnd(blogAddress(blogUrl), '/')}/`).href, {
    headers: { 'content-type': 'text/xml', 'user-agent': 'mdmc-feeds/1.0' },
    body: `<?xml version="1.0"?><methodCall><methodName>wp.getProfile</methodName><params>${params}</params></methodCall>`,
    allowPrivate,
    lookup,
    secure,
    timeoutMs,
  });
  if (outcome.kind !== 'body') return undefined;
  const answer = outcome.body.toString();
  if (!answer.includes('<methodResponse>')) return undefined;
  if (!answer.includes('<fault>')) return true;
  return REFUSED.test(answer) ? false : undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
