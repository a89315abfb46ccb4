import { describe, expect, it } from 'vitest';
import { tagCategories } from '../consent/tag-categories.ts';
import { mayCountTwice } from './double-count.ts';
import { Integrations, tagsOf } from './integration-settings.ts';
import { type IntegrationName, integrationNames, integrations, isIntegration } from './integrations.ts';

const off: Integrations = {
  googleAnalytics: {
    measurementId: '',
    isEnabled: false,
    enableEnhancedEcommerce: false,
    enableUserProperties: false,
  },
  googleTagManager: { containerId: '', isEnabled: false },
  googleAds: { conversionId: '', conversionLabel: '', isEnabled: false, enableRemarketing: false },
  metaPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
  tiktokPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
};
const right: Record<IntegrationName, string> = {
  googleAnalytics: 'G-ABCDE12345',
  googleTagManager: 'GTM-ABC1234',
  googleAds: 'AW-123456789',
  metaPixel: '123456789012345',
  tiktokPixel: '1234567890123456789',
};
const withId = (name: IntegrationName, id: unknown) => ({
  ...off,
  [name]: { ...off[name], [integrations[name].id]: id },
});

describe.each(integrationNames)('the integration %s', (name) => {
  const { wrong, toggles } = integrations[name];

  it('accepts an empty identifier, and removes the spaces around an identifier', () => {
    expect(Integrations.parse(withId(name, '  '))).toEqual(off);
    expect(Integrations.parse(withId(name, ` ${right[name]} `))).toEqual(withId(name, right[name]));
  });

  it.each(['x', `${right[name]}"`, 5, null, undefined])(
    'refuses the identifier %j with an error under its own name',
    (id) => {
      const issues = Integrations.safeParse(withId(name, id)).error?.issues;
      expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([[name, wrong]]);
    },
  );

  it('needs the same consent categories as its tag', () => {
    expect(integrations[name].needs).toEqual(tagCategories[integrations[name].tag]);
  });

  it('becomes a tag only when it is enabled and has an identifier', () => {
    const { tag } = integrations[name];
    const enable = (settings: object) => ({ ...off, [name]: { ...off[name], ...settings } }) as Integrations;
    expect(tagsOf(enable({ isEnabled: true }))).toEqual({});
    expect(tagsOf(withId(name, right[name]) as Integrations)).toEqual({});
    const alone = enable({ isEnabled: true, [integrations[name].id]: right[name] });
    expect(tagsOf(alone)).toEqual({ [tag]: { id: right[name] } });
    const full = { ...alone[name], ...Object.fromEntries(toggles.map((toggle) => [toggle, true])) };
    // Each toggle that is on adds one property to the tag in the page.
    expect(Object.keys(tagsOf({ ...off, [name]: full })[tag] ?? {})).toHaveLength(1 + toggles.length);
  });
});

it('isIntegration accepts only the five documented names', () => {
  expect(integrationNames).toHaveLength(5);
  expect(['ga', 'toString', '', 'googleads'].filter(isIntegration)).toEqual([]);
});

it('a conversion label may be empty or absent, and an invalid one is reported at Google Ads', () => {
  const label = 'eXJgCOT3yJwcEMe1u7ND';
  const ads = (conversionLabel: unknown) => ({ ...off, googleAds: { ...off.googleAds, conversionLabel } });
  expect(Integrations.parse(ads(undefined))).toEqual(off);
  expect(Integrations.parse(ads(` ${label} `)).googleAds.conversionLabel).toBe(label);
  for (const wrong of ['lead', `AW-123456789/${label}`, `${label}"`, 5]) {
    const issues = Integrations.safeParse(ads(wrong)).error?.issues;
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['googleAds', 'invalid_ads_label'],
    ]);
  }
});

it('the tag of Google Ads has the label only if one is set', () => {
  const tagOf = (conversionLabel: string) =>
    tagsOf({
      ...off,
      googleAds: { ...off.googleAds, conversionId: 'AW-123456789', isEnabled: true, conversionLabel },
    }).googleAds;
  expect(tagOf('')).toEqual({ id: 'AW-123456789' });
  expect(tagOf('eXJgCOT3yJwcEMe1u7ND')).toEqual({ id: 'AW-123456789', label: 'eXJgCOT3yJwcEMe1u7ND' });
});

it('mayCountTwice is true only if Analytics and Tag Manager are both in use', () => {
  const both = (ga: boolean, gtm: boolean, containerId = 'GTM-ABC1234') =>
    mayCountTwice({
      googleAnalytics: { ...off.googleAnalytics, measurementId: 'G-ABCDE12345', isEnabled: ga },
      googleTagManager: { containerId, isEnabled: gtm },
    });
  expect([both(true, true), both(true, false), both(false, true), both(true, true, ' ')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
