/** What an account may do. A moderator judges reviews; an administrator does everything. */
export const roles = ['admin', 'moderator'] as const;
export type Role = (typeof roles)[number];

/** Says whether a role may do one thing. A route names the permission it needs, never a role. */
export type Permission = (role: Role) => boolean;

/** To sign in, to see oneself, and to sign out: every account may. */
export const mayUseBackOffice: Permission = () => true;

/** To read what waits for moderation, with the e-mail addresses of its writers, and to judge it. */
export const mayModerate: Permission = (role) => role === 'admin' || role === 'moderator';

/** To see leads and campaigns, and to change settings and accounts. */
export const mayManage: Permission = (role) => role === 'admin';
