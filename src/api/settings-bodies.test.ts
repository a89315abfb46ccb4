import { expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from './operations/all.ts';

it('has no default in any body of a settings operation, which would replace the stored value of an absent field', () => {
  const saved = operations
    .map(({ definition }) => definition)
    .filter(({ method, path }) => method === 'put' && path.startsWith('/settings/'));
  expect(saved.length).toBeGreaterThan(6);
  for (const { path, body } of saved) {
    const schema = JSON.stringify(z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }));
    expect(schema, path).not.toContain('"default":');
  }
});
