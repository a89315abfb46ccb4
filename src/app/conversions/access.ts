import {
  artistOfLane,
  type ConversionDestination,
  type ConversionLane,
  platformOf,
} from '../../domain/conversion/destinations.ts';
import { artistTags } from '../../domain/landing/artist-pixels.ts';
import type { Ports } from '../ports/all-ports.ts';
import { artistTokenName } from '../ports/landing/artist-pixels.ts';

/** The access to an ad platform. */
export interface Access {
  /** The pixel's number, which names the data set too; at Google, those of the customer and of the conversion action, with a slash between. */
  account: string;
  /** At Google, the key of a service account. */
  token: string;
  /** Whether ads may be personalised by what is sent. */
  isPersonal: boolean;
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
  const { conversions, integrations } = settings.now();
  const account = accountOf({ settings }, name);
  const token = conversions[`${name}Token`];
  return account !== '' && token && (whenOff || conversions[name])
    ? { account, token, isPersonal: integrations.googleAds.enableRemarketing }
    : undefined;
}

/**
 * Returns the access of a lane, the agency's or an artist's, whose token is opened for this moment alone; undefined: it is switched off,
 * or something is missing.
 */
export async function accessOf(
  ports: Pick<Ports, 'artistPixels' | 'seal' | 'settings'>,
  lane: ConversionLane,
  whenOff = false,
): Promise<Access | undefined> {
  const artist = artistOfLane(lane);
  if (!artist) return accessTo(ports, platformOf(lane), whenOff);
  const { platform, page } = artist;
  const pixels = await ports.artistPixels.of(page);
  const sealed = pixels[`${platform}Token`];
  const account = pixels[`${platform}Pixel`];
  const isOn = Object.keys(artistTags(pixels)).length > 0;
  if (sealed === null || account === '' || !(isOn || whenOff)) return undefined;
  const token = ports.seal.open(artistTokenName(page, platform), sealed);
  return token === undefined ? undefined : { account, token, isPersonal: false };
}

/** Returns the account at a platform, as `Access` describes it: a pixel's is that of the integrations. Empty: none. */
export function accountOf({ settings }: Pick<Ports, 'settings'>, name: ConversionDestination): string {
  const { conversions, integrations } = settings.now();
  if (name !== 'google') return integrations[`${name}Pixel`].pixelId;
  const { googleCustomer, googleAction } = conversions;
  return googleCustomer && googleAction ? `${googleCustomer}/${googleAction}` : '';
}

/** The name under which the identifiers of a send are sealed. */
export const sendSealName = (id: string): string => `conversion:${id}`;
