import { expect, it } from 'vitest';
import { calendarFor } from './calendar.ts';
import type { BookingPlatform } from './platforms.ts';

const meta = 'https://cal.example/meta';
const tiktok = 'https://cal.example/tiktok';

it.each<[string, Parameters<typeof calendarFor>[0], BookingPlatform | undefined, string | undefined]>([
  ['the platform’s own', { meta, tiktok }, 'tiktok', tiktok],
  ['the first that there is, for a platform without one', { meta, tiktok }, 'youtube', meta],
  ['the first that there is, for no platform', { tiktok }, undefined, tiktok],
  ['none', {}, 'meta', undefined],
])('%s', (_name, urls, platform, expected) => {
  expect(calendarFor(urls, platform)).toBe(expected);
});
