import type { PageDictionary } from './dictionary.ts';
import { fill } from './format.ts';

/** Returns the meaning of "verified" by the source of a review; `undefined` for an invented sample, which is not verified. */
export function verifiedText(t: PageDictionary['feeds']['reviews'], source: string): string | undefined {
  if (source === t.platforms.demo) return undefined;
  return source === t.platforms.site ? t.verifiedHere : fill(t.verifiedThere, { source });
}
