import type { PageSources } from './page-sources.ts';

/** The directives that the policies of all pages share, besides their scripts and styles. */
export const pageDirectives = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
] as const;

const NONE = "'none'";

/**
 * Returns the content security policy of a page. A declared source is added to those of its directive, and replaces
 * `'none'`; a declared `'none'` replaces all others.
 * @param declared the sources that the page needs besides the directives of all pages: hashes of inline scripts and styles, and
 * other sites
 */
export function pagePolicy(declared: readonly PageSources[]): string {
  const directives = new Map(
    [...pageDirectives, "script-src 'self'", "style-src 'self'"].map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
  for (const [name, values] of declared.flatMap((sources) => Object.entries(sources))) {
    if (values.length === 0) continue;
    const present = (directives.get(name) ?? []).filter((value) => value !== NONE);
    directives.set(name, values.includes(NONE) ? [NONE] : [...new Set([...present, ...values])]);
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}
