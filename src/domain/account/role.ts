/**
 * The roles of accounts. An editor writes what the public pages show, sales works with leads and campaigns, a moderator
 * approves or rejects reviews, an administrator may do everything.
 */
export const roles = ['admin', 'editor', 'sales', 'moderator'] as const;
export type Role = (typeof roles)[number];

/** Returns whether a role has the permission. An operation names the permission that it needs, never a role. */
export type Permission = (role: Role) => boolean;

/** To sign in, to read the own account, and to sign out: open to every role. */
export const mayUseBackOffice: Permission = () => true;

/** To read reviews before moderation, with the e-mail addresses of their writers, and to accept or reject them. */
export const mayModerate: Permission = (role) => role === 'admin' || role === 'moderator';

/** To see and change leads and campaigns, and to read the figures about them. */
export const maySell: Permission = (role) => role === 'admin' || role === 'sales';

/** To open the section of what the agency owes to persons: leads that end (sales), and reports of content (moderators). */
export const mayAnswerPersons: Permission = (role) => maySell(role) || mayModerate(role);

/** To change settings, accounts and claims, and to read or erase all that is stored about a person. */
export const mayManage: Permission = (role) => role === 'admin';

/**
 * To change what the public pages show: texts, pictures, landing pages and the choice of articles. Claims can be read, so that
 * texts quote them, but not changed: confirming a claim is a legal statement of the agency.
 */
export const mayPublish: Permission = (role) => role === 'admin' || role === 'editor';
