import type { PageDictionary } from './dictionary.ts';
import { fill } from './format.ts';

/** Returns the meaning of "verified" by the source of a review. For an invented sample, the text claims no reason. */
export function verifiedText(t: PageDictionary['feeds']['reviews'], source: string): string {
  if (source === t.platforms.demo) return t.verified;
  return source === t.platforms.site ? t.verifiedHere : fill(t.verifiedThere, { source });
}
