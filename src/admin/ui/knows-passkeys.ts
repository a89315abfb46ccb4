/** Matches an address in numbers: passkeys are bound to a name, and browsers offer none without. */
const NUMERIC_HOST = /^[\d.]+$|^\[/;

/** Whether this browser can have passkeys for this address: it knows them, on https or localhost, under a name. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !NUMERIC_HOST.test(location.hostname);
