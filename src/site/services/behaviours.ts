import { startMissingFeeds } from '../../browser/missing-feeds.ts';
import { startLeadForm } from './lead-form.client.ts';

/**
 * Starts the behaviours of a landing page: missing reviews, the form, the booking, and on Spotify the large examples.
 */
export async function startBehaviours(): Promise<void> {
  void startMissingFeeds();
  const form = document.querySelector<HTMLFormElement>('form[data-lead-form]');
  if (form) startLeadForm(form);
  const book = form?.querySelector<HTMLAnchorElement>('a[data-book]');
  if (form && book) (await import('./booking.client.ts')).startBooking(form, book);
  const examples = document.querySelectorAll<HTMLAnchorElement>('a[data-zoom]');
  if (examples.length === 0) return;
  const { startZoom } = await import('./zoom.client.ts');
  for (const link of examples) startZoom(link);
}
