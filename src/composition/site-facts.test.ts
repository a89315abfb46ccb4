import { expect, it } from 'vitest';
import { readEnv } from '../config/env.ts';
import { environmentSettings } from '../config/environment-settings.ts';
import { BUILT_IN_VERSION, costTable } from '../domain/simulator/cost-table.ts';
import { createSiteFacts } from './site-facts.ts';

it('returns the same facts object until the settings change', () => {
  const env = readEnv({});
  let settings = environmentSettings(env);
  const costs = { version: BUILT_IN_VERSION, table: costTable };
  const facts = createSiteFacts(env, { now: () => settings }, { now: () => costs });
  const first = facts();
  expect(facts()).toBe(first);
  settings = { ...settings, company: { ...settings.company, brand: 'Other' } };
  expect(facts().brand).toBe('Other');
  expect(facts()).not.toBe(first);
});
