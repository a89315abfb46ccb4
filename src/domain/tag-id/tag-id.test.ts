import { describe, expect, it } from 'vitest';
import { isConversionLabel, isTagId, type TagProvider } from './tag-id.ts';

const cases: Record<TagProvider, { right: string[]; wrong: string[] }> = {
  ga: {
    right: ['G-ABCDE12345', 'UA-1234-1', 'UA-1234567890-1234'],
    wrong: ['G-abcde12345', 'G-ABCDE1234', 'G-ABCDE123456', 'UA-123-1', 'UA-1234-12345', 'UA-1234', ''],
  },
  gtm: {
    right: ['GTM-ABC12', 'GTM-ABC1234', 'GTM-NMLGMTL5', 'GTM-NMLGMTL56'],
    wrong: ['GTM-ABC1', 'GTM-NMLGMTL567', 'gtm-ABC123', 'GTM-'],
  },
  googleAds: { right: ['AW-123456789', 'AW-12345678901'], wrong: ['AW-12345678', 'AW-123456789012', 'AW-'] },
  metaPixel: {
    right: ['123456789012345', '1234567890123456'],
    wrong: ['12345678901234', '12345678901234567'],
  },
  tiktokPixel: {
    right: ['1234567890123456789', '12345678901234567890', 'CVERFVJC77U9L0C1P6O0'],
    wrong: ['123456789012345678', '123456789012345678901', 'CVERFVJC77U9L0C1P6O', 'cverfvjc77u9l0c1p6o0'],
  },
};

describe.each(Object.entries(cases))('isTagId for %s', (provider, { right, wrong }) => {
  it.each(right)('accepts %s', (value) => expect(isTagId(provider as TagProvider, value)).toBe(true));
  it.each(wrong)('refuses %s', (value) => expect(isTagId(provider as TagProvider, value)).toBe(false));
  it('refuses a valid identifier with text or a line end after it', () => {
    expect(isTagId(provider as TagProvider, `${right[0]}"><script>`)).toBe(false);
    expect(isTagId(provider as TagProvider, `${right[0]}\n`)).toBe(false);
  });
});

it.each(['eXJgCOT3yJwcEMe1u7ND', 'S_40CIGMrZkcEMDeuqxD', 'x3ILCLDm7eYZEPzdga0-', 'tnStCPDl6HUQu_vF2AM'])(
  'isConversionLabel accepts %s',
  (label) => expect(isConversionLabel(label)).toBe(true),
);
it.each(['', 'lead', 'AW-123456789/eXJgCOT3yJwcEMe1u7ND', 'eXJgCOT3yJwcEMe1u7N"', 'eXJgCOT3yJwcEMe1u7ND=\n'])(
  'isConversionLabel refuses %j',
  (label) => expect(isConversionLabel(label)).toBe(false),
);
