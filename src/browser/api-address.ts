/** Returns the address of an API path. Only this file knows the base: `PUBLIC_API_BASE` of the build, else `/api`. */
export const apiAddress = (path: string): string => (import.meta.env.PUBLIC_API_BASE || '/api') + path;

/** The documented time-out of the API, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;
