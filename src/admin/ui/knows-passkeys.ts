/** Matches an address in numbers: browsers bind passkeys to a host name, and offer no passkeys at such an address. */
const NUMERIC_HOST = /^[\d.]+$|^\[/;

/** Whether this browser can have passkeys for this address: it knows them, on https or localhost, under a name. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !NUMERIC_HOST.test(location.hostname);
