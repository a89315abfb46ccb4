/** Matches an IP address: browsers bind passkeys to a host name, and offer none at an IP address. */
const NUMERIC_HOST = /^[\d.]+$|^\[/;

/** Whether passkeys are possible here: the browser supports them, on https or localhost, and the host is not an IP address. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !NUMERIC_HOST.test(location.hostname);
