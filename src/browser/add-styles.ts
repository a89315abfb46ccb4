/**
 * Adds a style sheet to the page, once, and waits for it: a page does not carry the styles of what it may never show. The
 * build's helper for lazy modules loads no styles.
 * @param href the address that an import with `?url` gives
 * @throws Error when the style sheet cannot be loaded; the next call tries again
 */
export function addStyles(href: string): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (present?.sheet) return Promise.resolve();
  const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new Error(`The styles ${href} cannot be loaded.`));
      },
      { once: true },
    );
    if (!present) document.head.append(link);
  });
}
