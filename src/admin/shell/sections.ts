import type { Role } from '../../domain/account/role.ts';

/** The sections in the documented order; leads and campaigns follow the dashboard. A line precedes each group. */
export const sectionGroups = [
  ['dashboard', 'leads', 'campaigns', 'reviews'],
  ['content', 'media'],
  ['marketing-integrations', 'wordpress', 'wordpress-sync', 'landing-pages'],
  ['settings'],
] as const;

export type Section = (typeof sectionGroups)[number][number];
export const sections: readonly Section[] = sectionGroups.flat();
export const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);

/** The path of a section below `/admin`. The dashboard is the default section. */
export const sectionPath = (section: Section): string =>
  section === 'dashboard' ? '/dashboard' : `/dashboard/${section}`;

/** Whether the role may open the section. Only for display: the server checks every call. */
export const maySee = (role: Role, section: Section): boolean =>
  role === 'admin' || section === 'reviews' || section === 'settings';
