import { afterEach, expect, it, vi } from 'vitest';
import { startMissingFeeds } from './missing-feeds.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('the retry button reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  document.body.innerHTML = '<form data-reload=""><button>Réessayer</button></form>';
  await startMissingFeeds();
  const submit = new Event('submit', { cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect([submit.defaultPrevented, reload.mock.calls.length]).toEqual([true, 1]);
});

it('a list that the server failed to load is inserted with a retry button that works', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  document.body.innerHTML = '<section id="reviews" data-feed="loading"></section>';
  const fresh = '<section id="reviews" data-feed="error"><form data-reload=""></form></section>';
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(fresh));
  const onReplaced = vi.fn();
  const done = startMissingFeeds(onReplaced);
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(onReplaced).toHaveBeenCalledOnce();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(reload).toHaveBeenCalledOnce();
});

it('a list that is missing after 20 requests becomes an error with a retry button', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const waiting = `<section id="reviews" data-feed="loading"><h2>Avis</h2><div data-awaited="">
    <i class="skeleton"></i><template><p>Rien</p><form data-reload=""></form></template></div></section>`;
  document.body.innerHTML = waiting;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(waiting));
  const onReplaced = vi.fn();
  const done = startMissingFeeds(onReplaced);
  await vi.advanceTimersByTimeAsync(57_000);
  expect(document.querySelector('.skeleton')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect([fetched.mock.calls.length, onReplaced.mock.calls.length]).toEqual([20, 1]);
  expect(document.querySelector('section')?.dataset['feed']).toBe('error');
  expect(document.body.textContent).toBe('AvisRien');
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(reload).toHaveBeenCalledOnce();
});

it('a section that the page lacks once its list is loaded is removed, with the links to it', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<ul><li><a href="#articles">Articles</a></li><li><a href="#reviews">Avis</a></li></ul>
    <section id="reviews" data-feed="loading"></section>`;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('<main></main>', { status: 503 }))
    .mockResolvedValueOnce(new Response('<main><section id="articles"></section></main>'));
  const onReplaced = vi.fn();
  const done = startMissingFeeds(onReplaced);
  await vi.advanceTimersByTimeAsync(3000);
  // A response without the page is no evidence about the list.
  expect(document.querySelector('section')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect([fetched.mock.calls.length, onReplaced.mock.calls.length]).toEqual([2, 1]);
  expect(document.querySelector('section')).toBeNull();
  expect(document.body.textContent?.trim()).toBe('Articles');
});
