import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadSource } from './lead-source.ts';

describe('leadSource', () => {
  it.each([
    ['instagram', { utm_source: 'instagram' }, 'https://www.google.com/'],
    ['instagram', { utm_source: ' Instagram ' }, null],
    ['google', {}, 'https://www.google.com/search?q=mdmc'],
    ['google', { utm_campaign: 'ep' }, 'https://google.com/'],
    ['google', {}, 'https://www.google.co.uk/'],
    ['google', { utm_source: 'Google.fr' }, null],
    ['google', { utm_source: 'google' }, null],
    ['mail.google.com', {}, 'https://mail.google.com/'],
    ['google.example', {}, 'https://google.example/'],
    ['youtube', {}, 'https://youtu.be/x'],
    ['facebook', {}, 'https://l.facebook.com/'],
    ['instagram facebook', { utm_source: 'instagram, facebook,' }, null],
    ['google', { utm_source: ',' }, 'https://www.google.com/'],
    ['google', { utm_source: '  ' }, 'https://GOOGLE.com:8443/'],
    ['instagram', {}, 'https://l.instagram.com/?u=x'],
    ['com.google.android.gm', {}, 'android-app://com.google.android.gm/'],
    ['www2.example', {}, 'https://www2.example/'],
    ['direct', {}, null],
    ['direct', {}, ''],
    ['direct', {}, 'not an address'],
    ['direct', {}, 'about:blank'],
  ])('returns %s for %j and the referrer %j', (source, utm, referrer) => {
    expect(leadSource(utm, referrer)).toBe(source);
  });

  it.each([
    ['/p/nova', '/p/nova'],
    ['/p/nova', '/en/p/nova'],
    ['ig', '/p/preview/abcdefghijklmnopqrstuv'],
    ['ig', '/en/contact'],
    ['ig', '/p/'],
    ['ig', null],
  ])('returns %s for a lead from the page %s with a campaign', (source, page) => {
    expect(leadSource({ utm_source: 'ig' }, 'https://www.google.com/', page)).toBe(source);
  });

  it('returns a name that is not empty, has no comma and at most 120 whole characters', () => {
    expect(leadSource({ utm_source: '🎵'.repeat(150) }, null)).toBe('🎵'.repeat(120));
    fc.assert(
      fc.property(fc.string(), fc.option(fc.webUrl()), fc.string(), (utm_source, referrer, slug) => {
        const source = leadSource({ utm_source }, referrer, `/p/${slug}`);
        expect([...source].length).toBeGreaterThan(0);
        expect([...source].length).toBeLessThanOrEqual(120);
        expect(source).not.toMatch(/,|\s{2}|^\s|\s$/);
      }),
    );
  });
});
