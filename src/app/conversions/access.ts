import type { ConversionDestination } from '../../domain/conversion/destinations.ts';
import type { Ports } from '../ports/all-ports.ts';

/** The access to an ad platform. */
export interface Access {
  /** The pixel's number, which names the data set too. */
  account: string;
  token: string;
}

/**
 * Returns the access to a platform that the server may tell of acts; undefined: it is switched off, or something is missing.
 * @param whenOff also the access of a platform that is switched off, for a test
 */
export function accessTo(
  { settings }: Pick<Ports, 'settings'>,
  name: ConversionDestination,
  whenOff = false,
): Access | undefined {
  const { conversions } = settings.now();
  const account = accountOf({ settings }, name);
  const token = conversions[`${name}Token`];
  return account !== '' && token && (whenOff || conversions[name]) ? { account, token } : undefined;
}

/** Returns the number of the platform's pixel in the integrations; empty: none. */
export const accountOf = ({ settings }: Pick<Ports, 'settings'>, name: ConversionDestination): string =>
  settings.now().integrations[`${name}Pixel`].pixelId;

/** The name under which the identifiers of a send are sealed. */
export const sendSealName = (id: string): string => `conversion:${id}`;
