import { createHash } from 'node:crypto';
import type { SSRManifest } from 'astro';

/**
 * Returns the content security policy of all built pages: the configured directives, and the hashes of all inline
 * scripts and styles of the build. `http-front/content-security-policy.ts` later
 * fits it to a page.
 * Astro's own policy would hash the styles of a page again on each rendering (decision record 0039).
 * @param inlineScripts hashes of the inline scripts that the pages write themselves
 * @returns `undefined` in development, which has no policy
 */
export function policyOfPages(
  { csp, routes }: Pick<SSRManifest, 'csp' | 'routes'>,
  inlineScripts: readonly string[],
): string | undefined {
  if (!csp) return undefined;
  const styles = routes.flatMap((route) => route.styles);
  const inlineStyles = styles.flatMap((style) => (style.type === 'inline' ? [hashOf(style.content)] : []));
  return [
    ...csp.directives,
    sources('script-src', [...csp.scriptDirective.hashes.map(hashIn), ...inlineScripts]),
    sources('style-src', [...csp.styleDirective.hashes.map(hashIn), ...inlineStyles]),
  ].join('; ');
}

/** An entry is a hash, or an object with a hash and the kind of elements that the hash permits. */
const hashIn = (entry: string | { hash: string }): string => (typeof entry === 'string' ? entry : entry.hash);

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const sources = (directive: string, hashes: readonly string[]) =>
  [directive, "'self'", ...[...new Set(hashes)].map((hash) => `'${hash}'`)].join(' ');
