import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignTypes, MAX_BUDGET, MIN_BUDGET, platforms, regions } from './inputs.ts';
import { parseSimulatorHref, type SimulatorPrefill, shareHref, simulatorHref } from './opener.ts';

describe('the link that opens the simulator', () => {
  it('is bare when nothing is known', () => {
    expect(simulatorHref()).toBe('#simulator');
    expect(simulatorHref({ name: '' })).toBe('#simulator');
  });

  it('holds what is given', () => {
    expect(simulatorHref({ platform: 'youtube', budget: 1000 })).toBe(
      '#simulator?platform=youtube&budget=1000',
    );
  });

  it('fills the simulator in again with what it was given', () => {
    const text = (maxLength: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength })
        .map((value) => value.slice(0, maxLength).toWellFormed().trim())
        .filter((value) => value !== '');
    const prefill = fc.record(
      {
        platform: fc.constantFrom(...platforms),
        campaignType: fc.constantFrom(...campaignTypes),
        budget: fc.integer({ min: MIN_BUDGET, max: MAX_BUDGET }),
        country: fc.constantFrom(...regions),
        name: text(120),
        email: text(254),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(prefill, (given) => {
        expect(parseSimulatorHref(simulatorHref(given))).toEqual(given);
      }),
    );
  });

  it('keeps the address after the longest name in any script', () => {
    const given: SimulatorPrefill = { name: '音'.repeat(120), email: `${'é'.repeat(240)}@example.com` };
    expect(parseSimulatorHref(simulatorHref(given))).toEqual(given);
  });
});

describe('the link to share', () => {
  it('holds the four inputs that the figures depend on', () => {
    const inputs: SimulatorPrefill = {
      platform: 'meta',
      campaignType: 'conversion',
      budget: 1500,
      country: 'usa',
    };
    expect(parseSimulatorHref(shareHref(inputs))).toEqual(inputs);
  });

  it('holds no name and no e-mail address', () => {
    const link = shareHref({ platform: 'meta', name: 'Léa', email: 'lea@example.com' });
    expect(link).toBe('#simulator?platform=meta');
  });
});

describe('a fragment', () => {
  it.each(['', '#', '#contact', '#simulator2', '#Simulator', '#simulator/x', '#x?simulator', '##simulator'])(
    'that is %j does not open the simulator',
    (fragment) => {
      expect(parseSimulatorHref(fragment)).toBeUndefined();
    },
  );

  it.each(['#simulator', 'simulator', '#simulator?', '#simulator?&&&', '#simulator?unknown=1'])(
    'that is %j opens it empty',
    (fragment) => {
      expect(parseSimulatorHref(fragment)).toEqual({});
    },
  );

  it.each([
    'platform=spotify',
    'platform=YouTube',
    'platform=<script>alert(1)</script>',
    'platform=__proto__',
    'campaignType=constructor',
    'country=../europe',
    'country=europe%00',
    'budget=499',
    'budget=-1000',
    'budget=10000001',
    'budget=Infinity',
    'budget=NaN',
    'budget=1000%20euros',
    'budget=',
    'name=%20%20',
    'email=',
    '__proto__=1&toString=1',
    'platform=%E0%A4%A',
  ])('leaves out what is no choice: %s', (query) => {
    const prefill = parseSimulatorHref(`#simulator?${query}`);
    expect(prefill).toEqual({});
    expect(Object.getPrototypeOf(prefill)).toBe(Object.prototype);
  });

  it('keeps the good values beside the wrong ones', () => {
    expect(parseSimulatorHref('#simulator?platform=x&budget=2000&country=asia')).toEqual({
      budget: 2000,
      country: 'asia',
    });
  });

  it('accepts the smallest and the largest budget', () => {
    expect(parseSimulatorHref('#simulator?budget=500')).toEqual({ budget: 500 });
    expect(parseSimulatorHref('#simulator?budget=10000000')).toEqual({ budget: 10_000_000 });
  });

  it('gives markup as the text that it is, cut to the length of the field', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(parseSimulatorHref(simulatorHref({ name }))).toEqual({ name });
    expect(parseSimulatorHref(simulatorHref({ name: 'a'.repeat(500) }))?.name).toHaveLength(120);
    expect(parseSimulatorHref(simulatorHref({ email: 'a'.repeat(500) }))?.email).toHaveLength(254);
  });

  it('is not read beyond what the fields can hold', () => {
    const oversize = `#simulator?name=${'a'.repeat(1_000_000)}&platform=meta`;
    expect(parseSimulatorHref(oversize)).toEqual({ name: 'a'.repeat(120) });
  });

  it('never fails, and never gives a value outside the choices', () => {
    // Not `fc.webFragments()`, nor the unit `binary`: the first use of either maps every character of Unicode, which
    // takes seconds on a busy machine. And neither knows the parameters.
    const part = fc.oneof(
      fc.constantFrom('platform', 'campaignType', 'country', 'budget', 'name', 'email', '__proto__'),
      fc.constantFrom(...platforms, ...campaignTypes, ...regions),
      fc.constantFrom('&', '=', '?', '#', '%', '+', ';', '%00', '%E0%A4', '\0', '\u202e', '\ud800'),
      fc.oneof(fc.integer(), fc.double()).map(String),
      fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
      fc.string(),
    );
    const parameter = fc
      .tuple(fc.constantFrom('platform', 'campaignType', 'country', 'budget', 'name', 'email'), part)
      .map((pair) => pair.join('='));
    const query = fc.oneof(
      fc.array(part).map((parts) => parts.join('')),
      fc.array(parameter).map((parameters) => parameters.join('&')),
    );
    fc.assert(
      fc.property(query, (text) => {
        const prefill = parseSimulatorHref(`#simulator?${text}`);
        expect(prefill).toBeDefined();
        const { platform, campaignType, country, budget = MIN_BUDGET } = prefill ?? {};
        expect([undefined, ...platforms]).toContain(platform);
        expect([undefined, ...campaignTypes]).toContain(campaignType);
        expect([undefined, ...regions]).toContain(country);
        expect(budget).toBeGreaterThanOrEqual(MIN_BUDGET);
        expect(budget).toBeLessThanOrEqual(MAX_BUDGET);
      }),
    );
  });
});
