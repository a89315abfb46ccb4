import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignTypes, MAX_BUDGET, MIN_BUDGET, platforms, regions } from './inputs.ts';
import { parseSimulatorHref, type SimulatorPrefill, simulatorHref } from './opener.ts';

describe('the link that opens the simulator', () => {
  it('is bare when nothing is known', () => {
    expect(simulatorHref()).toBe('#simulator');
  });

  it('holds what is given', () => {
    expect(simulatorHref({ platform: 'youtube', budget: 1000 })).toBe(
      '#simulator?platform=youtube&budget=1000',
    );
  });

  it('fills the simulator in again with what it was given', () => {
    const prefill = fc.record(
      {
        platform: fc.constantFrom(...platforms),
        campaignType: fc.constantFrom(...campaignTypes),
        budget: fc.integer({ min: MIN_BUDGET, max: MAX_BUDGET }),
        country: fc.constantFrom(...regions),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(prefill, (given) => {
        expect(parseSimulatorHref(simulatorHref(given))).toEqual(given);
      }),
    );
  });

  it('holds no name, no e-mail address and no link, whatever it is given: it can be shared', () => {
    const given: SimulatorPrefill = {
      platform: 'meta',
      name: 'Léa',
      email: 'lea@example.com',
      link: 'https://youtu.be/x',
    };
    expect(simulatorHref(given)).toBe('#simulator?platform=meta');
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
    'link=https://youtu.be/x',
    'name=%20&email=',
    '__proto__=1&toString=1',
    'platform=%E0%A4%A',
  ])('leaves out what is no choice: %s', (query) => {
    const prefill = parseSimulatorHref(`#simulator?${query}`);
    expect(prefill).toEqual({});
    expect(Object.getPrototypeOf(prefill)).toBe(Object.prototype);
  });

  it('may give the name and the address of who was written to, within bounds', () => {
    expect(parseSimulatorHref('#simulator?platform=meta&name=Nova%20&email=nova@example.com')).toEqual({
      platform: 'meta',
      name: 'Nova',
      email: 'nova@example.com',
    });
    expect(parseSimulatorHref(`#simulator?name=${'x'.repeat(300)}`)?.name).toHaveLength(120);
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

  it('is not read beyond what the answers can hold', () => {
    expect(parseSimulatorHref(`#simulator?x=${'a'.repeat(1_000_000)}&platform=meta`)).toEqual({});
  });

  it('never fails, and never gives a value outside the choices', () => {
    // Not `fc.webFragments()`, nor the unit `binary`: the first use of either maps every character of Unicode, which
    // takes seconds on a busy machine. And neither knows the parameters.
    const part = fc.oneof(
      fc.constantFrom('platform', 'campaignType', 'country', 'budget', '__proto__'),
      fc.constantFrom(...platforms, ...campaignTypes, ...regions),
      fc.constantFrom('&', '=', '?', '#', '%', '+', ';', '%00', '%E0%A4', '\0', '\u202e', '\ud800'),
      fc.oneof(fc.integer(), fc.double()).map(String),
      fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
      fc.string(),
    );
    const parameter = fc
      .tuple(fc.constantFrom('platform', 'campaignType', 'country', 'budget'), part)
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
