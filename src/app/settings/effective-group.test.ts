import { expect, it } from 'vitest';
import { company } from '../../../tests/settings-answers.ts';
import type { Seal } from '../ports/settings.ts';
import { effectiveGroup } from './effective-group.ts';

/** The company has no secrets. */
const seal = {} as Seal;

it('returns a company that was stored before fees existed, with a missing fee', () => {
  const { version: _version, ...environment } = { ...company, fee: { kind: 'missing' as const } };
  const { fee: _fee, ...older } = { ...environment, brand: 'Écho' };
  const stored = { name: 'company' as const, version: 4, value: older };
  expect(effectiveGroup('company', environment, stored, seal)).toEqual({
    values: { ...older, fee: { kind: 'missing' } },
    problems: [],
  });
});
