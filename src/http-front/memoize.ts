import { LRUCache } from 'lru-cache';

/**
 * Wraps a pure function of one text so that it caches its results: browsers send the same few header values and addresses
 * again and again. The cache holds the `max` most recently used texts of at most `maxLength` characters each, so that
 * hostile texts cannot fill the memory. A result of `undefined` or `null` is computed again each time.
 */
export function memoize<T>(compute: (text: string) => T, max = 500, maxLength = 300): (text: string) => T {
  const known = new LRUCache<string, NonNullable<T>>({ max });
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const computed = compute(text);
    if (computed != null && text.length <= maxLength) known.set(text, computed);
    return computed;
  };
}
