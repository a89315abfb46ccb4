import { type BookingPlatform, bookingPlatforms } from './platforms.ts';

type BookingUrls = Partial<Record<BookingPlatform, string>>;

/**
 * Where a page that speaks of a platform has calls booked: in its calendar, else in the first that is configured, as a
 * page about no platform in particular. `undefined` only where there is no calendar at all.
 */
export function calendarFor(urls: BookingUrls, platform?: BookingPlatform): string | undefined {
  const wanted = platform ? [platform, ...bookingPlatforms] : bookingPlatforms;
  return wanted.map((name) => urls[name]).find(Boolean);
}
