import { type Place, placePermissions } from './places.ts';
import { mayManage, mayModerate, mayPublish, maySell, type Permission, type Role } from './role.ts';

/** The screens of a place that have an address of their own below it, and who may open each. The own account needs no entry. */
export const screenPermissions = {
  campaigns: { new: maySell, channels: maySell, addresses: maySell },
  reviews: { links: mayModerate },
  content: {
    claims: mayManage,
    addresses: mayPublish,
    questions: mayPublish,
    sources: mayPublish,
    file: mayManage,
  },
  'marketing-integrations': { sends: mayManage, proofs: mayManage },
  'landing-pages': { new: mayPublish },
  requests: { ending: maySell, rights: maySell, reports: mayModerate, newsletter: maySell },
  settings: {
    team: mayManage,
    company: mayManage,
    statements: mayManage,
    booking: mayManage,
    webhooks: mayManage,
    mail: mayManage,
    wordpress: mayManage,
    'reviews-widget': mayManage,
    costs: mayManage,
    journal: mayManage,
  },
} as const satisfies Partial<Record<Place, Record<string, Permission>>>;

type Screens = typeof screenPermissions;
/** The name of a screen of the place. */
export type ScreenOf<P extends keyof Screens> = Extract<keyof Screens[P], string>;

const permissionsOf = (place: Place): Record<string, Permission> =>
  place in screenPermissions ? screenPermissions[place as keyof Screens] : {};

/** The names of the screens of a place. */
export const screensOf = (place: Place): string[] => Object.keys(permissionsOf(place));

/** Whether the role may open a screen of the place; an empty name is the place itself. */
export const mayOpen = (role: Role, place: Place, screen: string): boolean =>
  placePermissions[place](role) && (screen === '' || permissionsOf(place)[screen]?.(role) === true);
