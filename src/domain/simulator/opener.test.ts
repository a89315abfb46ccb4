import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignTypes, MAX_BUDGET, MIN_BUDGET, platforms, regions } from './inputs.ts';
import { parseSimulatorHref, type SimulatorPrefill, simulatorHref } from './opener.ts';

describe('simulatorHref', () => {
  it('returns only the fragment without inputs', () => {
    expect(simulatorHref()).toBe('#simulator');
  });

  it('writes the given inputs into the fragment', () => {
    expect(simulatorHref({ platform: 'youtube', budget: 1000 })).toBe(
      '#simulator?platform=youtube&budget=1000',
    );
  });

  it('returns a fragment from which parseSimulatorHref reads the same inputs', () => {
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

  it('leaves out a name, an e-mail address and a link, because a fragment can be shared', () => {
    const given: SimulatorPrefill = {
      platform: 'meta',
      name: 'Léa',
      email: 'lea@example.com',
      link: 'https://youtu.be/x',
    };
    expect(simulatorHref(given)).toBe('#simulator?platform=meta');
  });
});

describe('parseSimulatorHref', () => {
  it.each(['', '#', '#contact', '#simulator2', '#Simulator', '#simulator/x', '#x?simulator', '##simulator'])(
    'returns undefined for %j, which does not open the simulator',
    (fragment) => {
      expect(parseSimulatorHref(fragment)).toBeUndefined();
    },
  );

  it.each(['#simulator', 'simulator', '#simulator?', '#simulator?&&&', '#simulator?unknown=1'])(
    'returns no inputs for %j, which opens the simulator empty',
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
  ])('leaves out invalid inputs: %s', (query) => {
    const prefill = parseSimulatorHref(`#simulator?${query}`);
    expect(prefill).toEqual({});
    expect(Object.getPrototypeOf(prefill)).toBe(Object.prototype);
  });

  it('reads the name and the e-mail address of the recipient of a mail, and limits their length', () => {
    expect(parseSimulatorHref('#simulator?platform=meta&name=Nova%20&email=nova@example.com')).toEqual({
      platform: 'meta',
      name: 'Nova',
      email: 'nova@example.com',
    });
    expect(parseSimulatorHref(`#simulator?name=${'x'.repeat(300)}`)?.name).toHaveLength(120);
  });

  it('returns the valid inputs and ignores invalid ones', () => {
    expect(parseSimulatorHref('#simulator?platform=x&budget=2000&country=asia')).toEqual({
      budget: 2000,
      country: 'asia',
    });
  });

  it('accepts the smallest and the largest budget', () => {
    expect(parseSimulatorHref('#simulator?budget=500')).toEqual({ budget: 500 });
    expect(parseSimulatorHref('#simulator?budget=10000000')).toEqual({ budget: 10_000_000 });
  });

  it('reads only the first thousand characters of the inputs', () => {
    expect(parseSimulatorHref(`#simulator?x=${'a'.repeat(1_000_000)}&platform=meta`)).toEqual({});
  });

  it('never throws, and never returns a value outside the choices', () => {
    // Not `fc.webFragments()` or the unit `binary`: the first use of either maps every Unicode character, which takes
    // seconds on a busy machine. Also, neither generates the names of the parameters.
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
