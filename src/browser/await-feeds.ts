const RETRY_MS = 3000;
const MAX_TRIES = 20;

/**
 * A list that the server itself is still waiting for: asks for the page again until it is there, and puts the new
 * section in the old one's place. One way to draw a card, on the server. A list that does not come is an error, which
 * the page has with it.
 */
export async function awaitFeeds(onReplaced: () => void): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const waiting = awaited();
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const fresh = await freshPage();
    for (const section of waiting) {
      const successor = fresh.getElementById(section.id);
      if (!successor || successor.dataset['feed'] === 'loading') continue;
      section.replaceWith(successor);
      onReplaced();
    }
  }
  for (const section of awaited()) {
    const place = section.querySelector('[data-awaited]');
    const error = place?.querySelector('template')?.content;
    if (!place || !error) continue;
    place.replaceWith(error.cloneNode(true));
    section.dataset['feed'] = 'error';
    onReplaced();
  }
}

/**
 * The page as the server draws it now, in this page's language, whatever was chosen since in another tab; an empty one where
 * it cannot be had. Nothing in it is run.
 */
export async function freshPage(): Promise<Document> {
  const { lang } = document.documentElement;
  const page = await fetch(location.pathname, {
    cache: 'no-cache',
    credentials: 'omit',
    headers: { 'accept-language': lang },
  }).then(
    (response) => response.text(),
    () => '',
  );
  const fresh = new DOMParser().parseFromString(page, 'text/html');
  return fresh.documentElement.lang === lang ? fresh : document.implementation.createHTMLDocument();
}

const awaited = () => document.querySelectorAll<HTMLElement>('[data-feed="loading"]');
