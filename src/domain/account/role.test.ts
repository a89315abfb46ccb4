import { expect, it } from 'vitest';
import { mayManage, mayModerate, mayUseBackOffice, roles } from './role.ts';

it('a moderator may use the back office and judge reviews, an administrator may also manage', () => {
  const granted = roles.map((role) => [role, mayUseBackOffice(role), mayModerate(role), mayManage(role)]);
  expect(granted).toEqual([
    ['admin', true, true, true],
    ['moderator', true, true, false],
  ]);
});
