import {
  mayAnswerPersons,
  mayManage,
  mayModerate,
  mayPublish,
  maySell,
  mayUseBackOffice,
  type Permission,
  type Role,
} from './role.ts';

/** The places of the back office with a path of their own, and who may open each. */
export const placePermissions = {
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
} as const satisfies Record<string, Permission>;
export type Place = keyof typeof placePermissions;
export const places = Object.keys(placePermissions) as [Place, ...Place[]];

/** Whether the role may open the place. */
export const maySee = (role: Role, place: Place): boolean => placePermissions[place](role);
