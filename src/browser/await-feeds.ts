const RETRY_MS = 3000;
const MAX_TRIES = 20;

/**
 * Replaces each section whose feed the server is still loading: requests the page again every three seconds, at most 20
 * times, and takes the section of the same id from the response, so that only the server renders cards. A section that
 * the response lacks is empty: it is removed, with the links to it. A list that is still missing after 20 requests is
 * replaced by the error in the section's `<template>`.
 */
export async function awaitFeeds(onReplaced: () => void): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const waiting = awaited();
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const fresh = await freshPage();
    for (const section of waiting) {
      const successor = fresh.getElementById(section.id);
      if (successor ? successor.dataset['feed'] === 'loading' : !fresh.querySelector('main')) continue;
      if (successor) section.replaceWith(successor);
      else leaveOut(section);
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
 * Returns the page as the server renders it now, in the language of the open page, even if the visitor chose another
 * language in another tab; an empty document when the request fails. The parser runs no script.
 */
export async function freshPage(): Promise<Document> {
  const { lang } = document.documentElement;
  const page = await fetch(location.pathname, {
    cache: 'no-cache',
    credentials: 'omit',
    headers: { 'accept-language': lang },
  }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const fresh = new DOMParser().parseFromString(page, 'text/html');
  return fresh.documentElement.lang === lang ? fresh : document.implementation.createHTMLDocument();
}

function leaveOut(section: HTMLElement): void {
  for (const link of document.querySelectorAll(`a[href="#${section.id}"]`))
    (link.closest('li') ?? link).remove();
  section.remove();
}

const awaited = () => document.querySelectorAll<HTMLElement>('[data-feed="loading"]');
