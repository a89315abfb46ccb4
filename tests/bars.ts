/**
 * Counts the bars that `ui/bars.tsx` rendered in an element, of all classes or of one: each bar begins with M in a path.
 */
export const barsIn = (place: Element, kind = 'path'): number =>
  [...place.querySelectorAll(`svg ${kind}`)].reduce(
    (count, path) => count + (path.getAttribute('d')?.match(/M/g)?.length ?? 0),
    0,
  );
