import { type BookingPlatform, bookingPlatforms } from './platforms.ts';

type BookingUrls = Partial<Record<BookingPlatform, string>>;

/**
 * Returns the address of the calendar in which a page books calls: that of the platform which the page is about, else
 * the first one that is configured, as for a page about no platform. `undefined` only when no calendar is configured.
 */
export function calendarFor(urls: BookingUrls, platform?: BookingPlatform): string | undefined {
  const wanted = platform ? [platform, ...bookingPlatforms] : bookingPlatforms;
  return wanted.map((name) => urls[name]).find(Boolean);
}
