import { expect, it } from 'vitest';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import type { LandingProblem } from '../../../domain/landing/landing-problem.ts';
import type { LandingValues } from './landing-values.ts';
import { toSettle } from './to-settle.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const values = (change: Partial<LandingValues['shared']> = {}): LandingValues => {
  const content = landingContent('Nova');
  return { ...content, template: 'album-release', shared: { ...content.shared, ...change } };
};
const nothing = { errors: [], warnings: [] };
const problem = (code: LandingProblem['code'], field: string, value: string | null = null) => ({
  ...{ code, field, value },
  locale: null,
});
const codes = ({ errors, warnings }: ReturnType<typeof toSettle>) =>
  [...errors, ...warnings].map(({ code }) => code);

it('a typed name is no longer reported as missing, and a removed one is reported at once', () => {
  const checked = { errors: [problem('artist_missing', 'shared.artist')], warnings: [] };
  expect(codes(toSettle(checked, values({ artist: 'Ondine' }), NOW))).not.toContain('artist_missing');
  expect(toSettle(nothing, values({ artist: ' ' }), NOW).errors.map(({ code }) => code)).toEqual([
    'artist_missing',
  ]);
});

it('a dead link is reported until its address changes', () => {
  const link = 'https://shop.example/gone';
  const checked = { errors: [problem('link_dead', 'shared.actionLink', link)], warnings: [] };
  expect(codes(toSettle(checked, values({ actionLink: link }), NOW))).toContain('link_dead');
  expect(codes(toSettle(checked, values({ actionLink: `${link}2` }), NOW))).not.toContain('link_dead');
});

it('a server finding about a picture or a tag is reported until the picture is removed or the tag switched off', () => {
  const errors = [problem('alt_missing', 'shared.picture')];
  const warnings = [problem('tag_not_configured', 'shared.tags.metaPixel', 'metaPixel')];
  const tags = { googleAnalytics: false, metaPixel: true, tiktokPixel: false };
  const both = toSettle({ errors, warnings }, values({ picture: 'p1', tags }), NOW);
  expect(codes(both)).toEqual(expect.arrayContaining(['alt_missing', 'tag_not_configured']));
  const gone = values({ picture: null, tags: { ...tags, metaPixel: false } });
  const left = codes(toSettle({ errors, warnings }, gone, NOW));
  expect(left).not.toContain('alt_missing');
  expect(left).not.toContain('tag_not_configured');
});
