import { type Place, places } from '../../domain/account/places.ts';
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

/** Every place with its own path: the sections, and the go-live checklist, which is not in the rail. */
export type { Place };
export const isPlace = (name: string): name is Place => (places as readonly string[]).includes(name);

/** Returns the displayed name of a place. */
export const placeName = (place: Place, t: Pick<AdminTexts, 'sections' | 'shell'>): string =>
  place === 'go-live' ? t.shell.goLive.title : t.sections[place];

/** The path of a place below `/admin`. The dashboard is the default section. */
export const sectionPath = (section: Place): string =>
  section === 'dashboard' ? '/dashboard' : `/dashboard/${section}`;

/** Whether the role may open the place. Only for display: the server checks every call. */
export { maySee } from '../../domain/account/places.ts';
