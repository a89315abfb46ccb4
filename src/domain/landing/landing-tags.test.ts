import { expect, it } from 'vitest';
import { landingPageTags } from './landing-tags.ts';

const configured = {
  ga: { id: 'G-ABCDE12345' },
  gtm: { id: 'GTM-ABC1234' },
  metaPixel: { id: '123456789012345' },
};

it('a page has the tags that are both configured and switched on', () => {
  const on = { googleAnalytics: true, metaPixel: false, tiktokPixel: true };
  expect(landingPageTags({ tags: on, isForYoung: false }, configured)).toEqual({ ga: configured.ga });
  const all = { ...on, metaPixel: true };
  const pixels = { ...configured, metaPixel: { id: '123456789012345' } };
  expect(Object.keys(landingPageTags({ tags: all, isForYoung: false }, pixels))).toContain('metaPixel');
  expect(landingPageTags({ tags: all, isForYoung: true }, pixels)).toEqual({ ga: configured.ga });
  const off = { googleAnalytics: false, metaPixel: false, tiktokPixel: false };
  expect(landingPageTags({ tags: off, isForYoung: false }, configured)).toEqual({});
});
