import type { PageDictionary } from './dictionary.ts';
import { fill } from './format.ts';

/** What makes a review a verified one, by where it was written. A sample was written by nobody: nothing is claimed of it. */
export function verifiedText(t: PageDictionary['feeds']['reviews'], source: string): string {
  if (source === t.platforms.demo) return t.verified;
  return source === t.platforms.site ? t.verifiedHere : fill(t.verifiedThere, { source });
}
