import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { asksReleaseSources, environmentSettings } from './environment-settings.ts';

const PUBLIC = 'https://www.agence.fr';

it('returns example calendars for a demonstration, and only the variables after its end', () => {
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

it('requires a second factor of administrators once the demonstration of a public site has ended', () => {
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

it('asks the sources of releases on a public site, and in a demonstration only if the variable is on', () => {
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
