import { inlineHashes } from './inline-hashes.ts';

/**
 * Returns the policy of a page: that of all pages without the hashes of inline scripts and styles that the page does not
 * contain, which would be half of all header bytes, and with the directives that the page declares. A declared source is
 * added to those of its directive, and takes the place of `'none'`; a declared `'none'` takes the place of all others.
 * @param common the policy of all pages
 * @param declared directives of `declareSources`
 */
export function pagePolicy(common: string, html: Buffer, declared: readonly string[]): string {
  const used = inlineHashes(html);
  const directives = new Map<string, string[]>();
  for (const [name, ...values] of common.split(';').map(words))
    if (name)
      directives.set(
        name,
        values.filter((value) => !value.startsWith("'sha256-") || used.has(value)),
      );
  for (const [name = '', ...values] of declared.map(words)) {
    const present = (directives.get(name) ?? []).filter((value) => value !== NONE);
    directives.set(name, values.includes(NONE) ? [NONE] : [...new Set([...present, ...values])]);
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

const NONE = "'none'";
const words = (directive: string): string[] => directive.trim().split(/\s+/);
