import { describe, expect, it } from 'vitest';
import type { ConsentChoice } from './choice.ts';
import { allowedTags } from './tag-categories.ts';

const tags = {
  ga: { id: 'G-ABCDE12345' },
  gtm: { id: 'GTM-ABC1234' },
  googleAds: { id: 'AW-123456789' },
  metaPixel: { id: '123456789012345' },
  tiktokPixel: { id: '1234567890123456789' },
};
const choice = (...accepted: string[]): ConsentChoice => ({
  analytics: accepted.includes('analytics'),
  marketing: accepted.includes('marketing'),
  functional: accepted.includes('functional'),
});

describe('allowedTags', () => {
  it.each([
    [[], []],
    [['functional'], []],
    [['analytics'], ['ga']],
    [['analytics', 'functional'], ['ga']],
    [['marketing'], ['googleAds', 'metaPixel', 'tiktokPixel']],
    [
      ['analytics', 'marketing'],
      ['ga', 'gtm', 'googleAds', 'metaPixel', 'tiktokPixel'],
    ],
  ])('returns for the accepted categories %j the tags %j', (accepted, expected) => {
    expect(Object.keys(allowedTags(tags, choice(...accepted)))).toEqual(expected);
  });

  it('returns only configured tags, each with all of its options', () => {
    const everything = choice('analytics', 'marketing', 'functional');
    expect(allowedTags({}, everything)).toEqual({});
    const metaPixel = { id: '123456789012345', matching: true as const };
    expect(allowedTags({ metaPixel }, everything)).toEqual({ metaPixel });
  });
});
