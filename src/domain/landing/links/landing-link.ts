/** Schemes that are accepted in a draft; any other one, such as `javascript:`, can do harm. */
const typedSchemes = new Set(['http', 'https']);

/** Browsers drop these characters from the beginning of an address and from within its scheme. */
const IGNORED = /[\p{Cc}\p{Cf}\s]/gu;

/** Returns whether a typed link has a scheme that could run a script or open a file. A half-typed link has no scheme. */
export function isDangerousLink(typed: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(typed.replace(IGNORED, ''))?.[1]?.toLowerCase();
  if (scheme === undefined || typedSchemes.has(scheme)) return false;
  // `example.com:8443/x` begins like a scheme as well.
  return !scheme.includes('.');
}

/** Returns whether a link is a complete `https:` address with a host name: pages show no other links. */
export function isHttpsLink(link: string): boolean {
  if (!/^https:\/\/[^/\s@]/i.test(link) || /\s/.test(link)) return false;
  const url = URL.parse(link);
  return (
    url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
  );
}

/** Returns a typed address without spaces around it. An address that begins with a host name gets `https://`: `youtu.be/x`. */
export function completedLink(typed: string): string {
  const link = typed.trim();
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(link) ? `https://${link}` : link;
}
