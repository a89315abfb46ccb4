import type { AnswerOf, Route } from '../../api/client-types.ts';
import { callApi } from '../api/call-api.ts';

/** The name of a group of settings: its path below `/settings`. */
export type SettingsName = Exclude<
  { [R in Route]: R extends `PUT /settings/${infer Name}` ? Name : never }[Route],
  'integrations'
>;

/** Returns the query key of a group of settings. */
export const settingsKey = (name: SettingsName) => ['settings', name] as const;

type ReadRoute<Name extends SettingsName = SettingsName> = `GET /settings/${Name}`;

/** Loads a group of settings, never from the cache: saving an old copy would undo another user's change. */
export const settingsQuery = <Name extends SettingsName>(name: Name) => ({
  queryKey: settingsKey(name),
  // The compiler infers the union of all groups' responses, and not the response of the group `Name`.
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<ReadRoute>(`GET /settings/${name}`, { signal }) as Promise<AnswerOf<ReadRoute<Name>>>,
  gcTime: 0,
});
