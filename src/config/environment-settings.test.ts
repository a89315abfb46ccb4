import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { asksReleaseSources, environmentSettings } from './environment-settings.ts';

const PUBLIC = 'https://www.agence.fr';

it('a demonstration has example calendars, and its end leaves the variables alone', () => {
  const env = readEnv({ BOOKING_URL_META: 'https://calendar.example/meta' });
  const { booking } = environmentSettings(env);
  expect([booking.youtube, booking.meta]).toEqual([
    'https://example.com/booking/youtube',
    'https://calendar.example/meta',
  ]);
  const ended = environmentSettings(env, false);
  expect(ended.booking).toEqual({
    youtube: '',
    meta: 'https://calendar.example/meta',
    tiktok: '',
    spotify: '',
  });
  expect(ended.demo).toEqual({ active: false });
});

it('administrators of a public site need a second factor from the end of its demonstration on', () => {
  const rule = (variables: Record<string, string>, demo?: boolean) =>
    environmentSettings(readEnv(variables), demo).access.secondFactorForAdmins;
  expect(rule({ SITE_URL: PUBLIC })).toBe(true);
  expect(rule({ SITE_URL: PUBLIC, DEMO_DATA: 'on' })).toBe(false);
  expect(rule({ SITE_URL: PUBLIC, DEMO_DATA: 'on' }, false)).toBe(true);
  expect(rule({ SITE_URL: PUBLIC, ADMIN_SECOND_FACTOR: 'off' })).toBe(false);
  expect(rule({ DEMO_DATA: 'off' })).toBe(false);
  const moved = environmentSettings(readEnv({ DEMO_DATA: 'off' }), undefined, PUBLIC);
  expect([moved.site.url, moved.access.secondFactorForAdmins]).toEqual([PUBLIC, true]);
});

it('asks the sources of releases on a public address only, and beside samples only when it is told to', () => {
  const asks = (variables: Record<string, string>, demo?: boolean) => {
    const env = readEnv(variables);
    return asksReleaseSources(env, environmentSettings(env, demo));
  };
  expect(asks({ SITE_URL: PUBLIC })).toBe(true);
  expect(asks({ SITE_URL: PUBLIC, DEMO_DATA: 'on' })).toBe(false);
  expect(asks({ SITE_URL: PUBLIC, DEMO_DATA: 'on' }, false)).toBe(true);
  expect(asks({ DEMO_DATA: 'off' })).toBe(false);
  expect(asks({ RELEASE_SOURCES: 'on' })).toBe(true);
});
