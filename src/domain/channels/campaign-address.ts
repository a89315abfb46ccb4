import { type Locale, localizePath } from '../locale/locale.ts';

/** The places where the agency puts an address, and what the address says of each. */
export const addressPlaces = {
  instagram: { source: 'instagram', medium: 'social' },
  facebook: { source: 'facebook', medium: 'social' },
  tiktok: { source: 'tiktok', medium: 'social' },
  youtube: { source: 'youtube', medium: 'social' },
  'meta-ads': { source: 'meta', medium: 'cpc' },
  'google-ads': { source: 'google', medium: 'cpc' },
  'tiktok-ads': { source: 'tiktok', medium: 'cpc' },
  email: { source: 'newsletter', medium: 'email' },
  partner: { source: 'partner', medium: 'referral' },
  print: { source: 'print', medium: 'qr' },
} as const;
export type AddressPlace = keyof typeof addressPlaces;
export const addressPlaceNames = Object.keys(addressPlaces) as [AddressPlace, ...AddressPlace[]];

/** The parameter with the number of an address. Google Analytics reads it as the number of the campaign. */
export const ADDRESS_PARAMETER = 'utm_id';
/** The form of a number. Any other value of the parameter is not read. */
export const addressNumber = /^[0-9a-f]{8}$/;

/** Returns the number of the built address in a query; `undefined`: none. Whether it exists, the server knows. */
export function addressIn(search: string): string | undefined {
  return /[?&]utm_id=([0-9a-f]{8})(?:&|$)/.exec(search)?.[1];
}

/** What the address of a campaign is made of. */
export interface AddressParts {
  number: string;
  /** Without its language. */
  path: string;
  locale: Locale;
  place: AddressPlace;
  campaign: string;
  /** Tells two addresses of a campaign apart; empty: nothing to tell. */
  content: string;
}

/** Returns the address with its campaign parameters. */
export function campaignAddress(
  siteUrl: string,
  { number, path, locale, place, campaign, content }: AddressParts,
): string {
  const { source, medium } = addressPlaces[place];
  const address = new URL(localizePath(locale, path), siteUrl);
  address.search = String(
    new URLSearchParams({
      utm_source: source,
      utm_medium: medium,
      utm_campaign: campaign,
      ...(content !== '' && { utm_content: content }),
      [ADDRESS_PARAMETER]: number,
    }),
  );
  return address.href;
}
