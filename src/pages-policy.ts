import { createHash } from 'node:crypto';
import type { SSRManifest } from 'astro';

/**
 * Returns the content security policy of all built pages: the configured directives, and the hashes of all inline
 * scripts and styles of the build. `http-front/render-page.ts` later removes the hashes that a page does not use.
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

/**
 * Returns the policy of a page that declares own directives (`x-own-policy`): a source for styles is added to those of all pages,
 * any other directive takes the place of theirs.
 */
export function withOwnPolicy(policy: string, own: string): string {
  const directives = new Map(
    [policy, own].flatMap((text, index) =>
      text.split(';').flatMap((directive): [string, string][] => {
        const [name = '', ...values] = directive.trim().split(/\s+/);
        if (name === '') return [];
        const added = index === 1 && name === 'style-src';
        return [[name, added ? `${sourcesIn(policy, name)} ${values.join(' ')}` : values.join(' ')]];
      }),
    ),
  );
  return [...directives].map(([name, values]) => `${name} ${values}`).join('; ');
}

const sourcesIn = (policy: string, name: string): string =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';

/** An entry is a hash, or an object with a hash and the kind of elements that the hash permits. */
const hashIn = (entry: string | { hash: string }): string => (typeof entry === 'string' ? entry : entry.hash);

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const sources = (directive: string, hashes: readonly string[]) =>
  [directive, "'self'", ...[...new Set(hashes)].map((hash) => `'${hash}'`)].join(' ');
