const RETRY_MS = 3000;
const MAX_TRIES = 20;

/**
 * A list that the server itself is still waiting for: asks for the page again until it is there, and puts the new
 * section in the old one's place. One way to draw a card, on the server.
 */
export async function awaitFeeds(onReplaced: () => void): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const waiting = document.querySelectorAll<HTMLElement>('[data-feed="loading"]');
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const page = await fetch(location.pathname, { cache: 'no-cache' }).then(
      (response) => response.text(),
      () => '',
    );
    const fresh = new DOMParser().parseFromString(page, 'text/html');
    for (const section of waiting) {
      const successor = fresh.getElementById(section.id);
      if (!successor || successor.dataset['feed'] === 'loading') continue;
      section.replaceWith(successor);
      onReplaced();
    }
  }
}
