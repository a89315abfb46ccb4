import { callApi } from '../session/api.ts';

/** What of the settings was read, by its path below `/settings`. */
export const settingsKey = (name: string) => ['settings', name] as const;

/** A group of settings. Read anew each time a form opens, or saving would undo somebody else's change. */
export const settingsQuery = <T>(name: string) => ({
  queryKey: settingsKey(name),
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi<T>('GET', `/settings/${name}`, undefined, signal),
  gcTime: 0,
});
