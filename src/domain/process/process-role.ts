/**
 * What a process of the site does: `web` answers visitors and the back office, `worker` does the work that waits (deliveries,
 * mails, pictures, feeds, nightly work), `all` does both.
 */
export const processRoles = ['all', 'web', 'worker'] as const;
export type ProcessRole = (typeof processRoles)[number];

/** Returns whether a process of the role does the work that waits. */
export const doesWork = (role: ProcessRole): boolean => role !== 'web';
/** Returns whether a process of the role answers visitors. */
export const servesPages = (role: ProcessRole): boolean => role !== 'worker';
