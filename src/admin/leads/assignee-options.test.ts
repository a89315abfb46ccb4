import { expect, it } from 'vitest';
import { assigneeOptions } from './assignee-options.ts';

const person = (id: string, name: string) => ({ id, name, email: `${id}@agence.fr` });

it('a menu of people shows names, addresses of those without one, and both for a shared name', () => {
  const people = [person('ana', 'Ana Costa'), person('max', ''), person('lea', 'Léa'), person('lea2', 'Léa')];
  expect(assigneeOptions(people)).toEqual([
    { value: 'ana', label: 'Ana Costa' },
    { value: 'max', label: 'max@agence.fr' },
    { value: 'lea', label: 'Léa · lea@agence.fr' },
    { value: 'lea2', label: 'Léa · lea2@agence.fr' },
  ]);
});
