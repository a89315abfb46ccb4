import { expect, it } from 'vitest';
import { mayManage, mayModerate, mayUseBackOffice, roles } from './role.ts';

it('lets a moderator judge reviews and nothing beyond', () => {
  const granted = roles.map((role) => [role, mayUseBackOffice(role), mayModerate(role), mayManage(role)]);
  expect(granted).toEqual([
    ['admin', true, true, true],
    ['moderator', true, true, false],
  ]);
});
