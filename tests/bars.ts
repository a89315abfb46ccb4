/** How many bars `ui/bars.tsx` drew in a place, of all classes or of one: each begins a part of a path. */
export const barsIn = (place: Element, kind = 'path'): number =>
  [...place.querySelectorAll(`svg ${kind}`)].reduce(
    (count, path) => count + (path.getAttribute('d')?.match(/M/g)?.length ?? 0),
    0,
  );
