import { expect, it } from 'vitest';
import { landingChannel } from './landing-channel.ts';

const arrival = { search: '', referrer: '', userAgent: '', host: 'agence.example' };

it.each([
  ['?utm_source=instagram&utm_medium=cpc', 'meta-ads'],
  ['?utm_source=fb&utm_medium=paid_social', 'meta-ads'],
  ['?utm_source=ig&utm_medium=story', 'instagram'],
  ['?utm_source=google&utm_medium=cpc', 'google-ads'],
  ['?utm_source=youtube&utm_medium=paidvideo', 'google-ads'],
  ['?utm_source=TikTok&utm_medium=ads', 'tiktok-ads'],
  ['?utm_source=tiktok', 'tiktok'],
  ['?utm_source=deezer&utm_medium=banner', 'other-ads'],
  ['?utm_medium=cpc', 'other-ads'],
  ['?utm_source=presse', 'referral'],
  ['?utm_source=x&utm_medium=email', 'email'],
  ['?utm_source=big-blog', 'referral'],
  ['', 'direct'],
])('the parameters %j are the channel %s', (search, channel) => {
  expect(landingChannel({ ...arrival, search })).toBe(channel);
});

it.each([
  ['https://l.instagram.com/', 'instagram'],
  ['https://lm.facebook.com/l.php', 'facebook'],
  ['https://www.google.fr/', 'search'],
  ['https://www.youtube.com/', 'youtube'],
  ['https://magazine.example/article', 'referral'],
  ['https://agence.example/faq', 'direct'],
  ['not an address', 'direct'],
])('the page before, %j, is the channel %s', (referrer, channel) => {
  expect(landingChannel({ ...arrival, referrer })).toBe(channel);
});

it('without parameters and a page before, the app whose browser this is decides', () => {
  expect(landingChannel({ ...arrival, userAgent: 'Mobile/15E148 Instagram 445.0' })).toBe('instagram');
  expect(landingChannel({ ...arrival, userAgent: 'Mobile/15E148 [FBAN/FBIOS;FBAV/490]' })).toBe('facebook');
  expect(landingChannel({ ...arrival, userAgent: 'Mobile Snapchat/13' })).toBe('referral');
});
