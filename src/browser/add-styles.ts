/** The style sheets that are loading or have loaded, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the page, once, and waits for it: a page does not include the styles of parts that it may never
 * show. The build's helper for lazy modules loads no styles.
 * @param href the address that an import with `?url` gives
 * @throws Error when the style sheet cannot be loaded; the next call tries again
 */
export function addStyles(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const added = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        sheets.delete(href);
        reject(new Error(`The styles ${href} cannot be loaded.`));
      },
      { once: true },
    );
  });
  sheets.set(href, added);
  document.head.append(link);
  return added;
}
