import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of the code that draw public pages. */
const drawn = /^src\/(?:pages|site|ui)\//;

/**
 * Returns the components that a page imports, itself included: paths of `.tsx` files from the root, in order. An import by
 * `import()` counts too.
 */
export function componentsOf(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module) || !drawn.test(module) || !existsSync(module)) return [];
  seen.add(module);
  const source = readFileSync(module, 'utf8');
  const imports = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)];
  for (const [, target = ''] of imports) componentsOf(path.join(path.dirname(module), target), seen);
  return [...seen].filter((file) => file.endsWith('.tsx')).sort();
}

/** Returns the hash of a list of components, as the audit stores it. */
export const componentsHash = (components: readonly string[]): string =>
  createHash('sha256').update(components.join('\n')).digest('hex').slice(0, 12);
