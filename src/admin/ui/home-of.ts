import { mayModerate, maySell, type Role } from '../../domain/account/role.ts';

/** The first section of a role. Only administration and sales have a dashboard. */
export const homeOf = (role: Role): 'dashboard' | 'reviews' | 'content' =>
  maySell(role) ? 'dashboard' : mayModerate(role) ? 'reviews' : 'content';

/** The path of that section below `/admin`. */
export const homePathOf = (role: Role): string =>
  maySell(role) ? '/dashboard' : `/dashboard/${homeOf(role)}`;
