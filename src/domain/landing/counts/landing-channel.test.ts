import { expect, it } from 'vitest';
import { landingChannel } from './landing-channel.ts';
import { landingChannels } from './landing-count.ts';

const none = { utmSource: null, utmMedium: null, referrer: '', userAgent: 'Mozilla/5.0' };
const instagram = 'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile Instagram 445.0.0 (iPhone)';

it.each([
  [{}, 'direct'],
  [{ utmSource: 'ig', utmMedium: 'paid' }, 'meta-ads'],
  [{ utmSource: 'Facebook', utmMedium: 'paid_social' }, 'meta-ads'],
  [{ utmSource: 'youtube', utmMedium: 'cpv' }, 'google-ads'],
  [{ utmSource: 'tiktok', utmMedium: 'cpc' }, 'tiktok-ads'],
  [{ utmSource: 'dsp', utmMedium: 'cpm' }, 'other-ads'],
  [{ utmMedium: 'paid', userAgent: instagram }, 'meta-ads'],
  [{ utmSource: 'instagram', utmMedium: 'story' }, 'instagram'],
  [{ utmSource: 'newsletter' }, 'email'],
  [{ utmSource: '<script>' }, 'referral'],
  [{ userAgent: instagram }, 'instagram'],
  [{ referrer: 'https://www.google.fr/' }, 'search'],
  [{ referrer: 'https://m.youtube.com/watch' }, 'youtube'],
  [{ referrer: 'https://notinstagram.com/' }, 'referral'],
  [{ referrer: 'not an address' }, 'direct'],
] as const)('an arrival with %j comes by %s', (arrival, channel) => {
  expect(landingChannel({ ...none, ...arrival })).toBe(channel);
  expect(landingChannels).toContain(channel);
});

it.each([
  ['rappel', 'reminder-mail'],
  ['rappel-push', 'reminder-push'],
  ['other', 'direct'],
] as const)('a visit with via=%s is of the channel %s', (via, channel) => {
  const none = { utmSource: null, utmMedium: null, referrer: '', userAgent: '' };
  expect(landingChannel({ ...none, via })).toBe(channel);
});
