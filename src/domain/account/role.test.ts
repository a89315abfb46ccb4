import { expect, it } from 'vitest';
import { mayManage, mayModerate, mayPublish, maySell, mayUseBackOffice, roles } from './role.ts';

it('an editor may publish, sales may see leads and campaigns, a moderator may judge reviews, an administrator may do everything', () => {
  const granted = roles.map((role) => [
    role,
    ...[mayUseBackOffice, maySell, mayModerate, mayManage, mayPublish].map((may) => may(role)),
  ]);
  expect(granted).toEqual([
    ['admin', true, true, true, true, true],
    ['editor', true, false, false, false, true],
    ['sales', true, true, false, false, false],
    ['moderator', true, false, true, false, false],
  ]);
});
