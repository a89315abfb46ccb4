import { expect, it } from 'vitest';
import { calendarFor } from './calendar.ts';
import type { BookingPlatform } from './platforms.ts';

const meta = 'https://cal.example/meta';
const tiktok = 'https://cal.example/tiktok';

it.each<[string, Parameters<typeof calendarFor>[0], BookingPlatform | undefined, string | undefined]>([
  ['the calendar of the platform', { meta, tiktok }, 'tiktok', tiktok],
  ['the first configured calendar for a platform without a calendar', { meta, tiktok }, 'youtube', meta],
  ['the first configured calendar when no platform is given', { tiktok }, undefined, tiktok],
  ['undefined when no calendar is configured', {}, 'meta', undefined],
])('calendarFor returns %s', (_name, urls, platform, expected) => {
  expect(calendarFor(urls, platform)).toBe(expected);
});
