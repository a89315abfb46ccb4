/** Returns the host of an https address as people write it, without `www.`. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
