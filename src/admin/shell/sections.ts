import {
  mayAnswerPersons,
  mayManage,
  mayModerate,
  mayPublish,
  maySell,
  mayUseBackOffice,
  type Permission,
  type Role,
} from '../../domain/account/role.ts';
import type { AdminTexts } from '../texts.ts';

export { homeOf } from '../ui/home-of.ts';

/** The sections in the documented order; leads and campaigns follow the dashboard. A line precedes each group. */
export const sectionGroups = [
  ['dashboard', 'monday', 'leads', 'campaigns', 'reviews'],
  ['radar', 'content', 'media'],
  ['marketing-integrations', 'wordpress', 'wordpress-sync', 'landing-pages'],
  ['requests', 'settings'],
] as const;

export type Section = (typeof sectionGroups)[number][number];
export const sections: readonly Section[] = sectionGroups.flat();
const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);

/** Every place with its own path: the sections, and the go-live checklist, which is not in the rail. */
export type Place = Section | 'go-live';
export const isPlace = (name: string): name is Place => name === 'go-live' || isSection(name);

/** Returns the displayed name of a place. */
export const placeName = (place: Place, t: Pick<AdminTexts, 'sections' | 'shell'>): string =>
  place === 'go-live' ? t.shell.goLive.title : t.sections[place];

/** The path of a place below `/admin`. The dashboard is the default section. */
export const sectionPath = (section: Place): string =>
  section === 'dashboard' ? '/dashboard' : `/dashboard/${section}`;

const permissions: Record<Place, Permission> = {
  dashboard: maySell,
  monday: mayUseBackOffice,
  leads: maySell,
  campaigns: maySell,
  reviews: mayModerate,
  radar: mayPublish,
  content: mayPublish,
  media: mayPublish,
  'marketing-integrations': mayManage,
  wordpress: mayManage,
  'wordpress-sync': mayPublish,
  'landing-pages': mayPublish,
  requests: mayAnswerPersons,
  settings: mayUseBackOffice,
  'go-live': mayManage,
};

/** Whether the role may open the place. Only for display: the server checks every call. */
export const maySee = (role: Role, section: Place): boolean => permissions[section](role);
