import type {
  CampaignAddressDraft,
  CampaignAddressDto,
  CampaignAddressesDto,
  CampaignAddressQr,
} from '../../contracts/campaign-addresses.ts';
import { articleSlugIn } from '../../domain/article/article-path.ts';
import { campaignAddress } from '../../domain/channels/campaign-address.ts';
import { landingIn } from '../../domain/landing/landing-address.ts';
import { landingPath } from '../../domain/landing/landing-path.ts';
import { localizePath, splitPath } from '../../domain/locale/locale.ts';
import { isShownPage } from '../../domain/site-map/shown-pages.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { CountedAddress, StoredAddress } from '../ports/channels.ts';
import { fail, failFields, ok, type Result } from '../result.ts';

/** So many addresses are listed; older ones still count. */
const MOST = 300;
/** Of an id, the characters that are the number of an address: the random ones at its end. */
const NUMBER_LENGTH = 8;

type AddressPorts = Pick<
  Ports,
  'campaignAddresses' | 'clock' | 'content' | 'drawQr' | 'ids' | 'liveLandings' | 'settings'
>;

/** Builds an address for a page of the site, an article or a landing page, and keeps it. */
export async function buildAddress(
  ports: AddressPorts,
  { page, locale: chosen, ...named }: CampaignAddressDraft,
  asker: Asker,
): Promise<Result<CampaignAddressDto, 'invalid_fields'>> {
  const typed = pathOf(page, ports.settings.now().site.url);
  const { path, locale } = splitPath(typed);
  if (typed === '' || !isBuildable(ports, path)) return failFields({ page: 'address_page' });
  const actor = actorOf(ports, asker);
  const address: StoredAddress = {
    ...named,
    number: ports.ids.next().slice(-NUMBER_LENGTH),
    path,
    locale: localizePath(locale, path) === typed && typed !== path ? locale : chosen,
    createdAt: actor.at,
  };
  await ports.campaignAddresses.add(address, {
    ...actor,
    action: 'campaign_address_built',
    subject: address.number,
    before: null,
    after: { address: urlOf(ports, address) },
  });
  return ok(dtoOf(ports, { ...address, visits: 0, leads: 0, won: 0, wonValue: 0 }));
}

/** Returns the built addresses with what came of each, the newest first, and the landing pages that are online. */
export async function listAddresses(ports: AddressPorts): Promise<CampaignAddressesDto> {
  const found = await ports.campaignAddresses.list(MOST);
  const landings = ports.liveLandings.all().flatMap(({ page, version }) => {
    const title = version.content.texts[version.languages[0] ?? 'fr']?.title;
    return page.slug === null ? [] : [{ path: landingPath(page.slug), title: title ?? page.slug }];
  });
  return { items: found.map((address) => dtoOf(ports, address)), landings };
}

/** Returns the QR code of a built address. */
export async function addressQr(
  ports: AddressPorts,
  id: string,
): Promise<Result<CampaignAddressQr, 'not_found'>> {
  const address = await ports.campaignAddresses.byNumber(id);
  if (!address) return fail('not_found');
  const url = urlOf(ports, address);
  return ok({ url, ...ports.drawQr(url) });
}

/** Removes a built address from the list; it still opens its page, and its visits are not counted apart any more. */
export async function removeAddress(
  ports: AddressPorts,
  id: string,
  asker: Asker,
): Promise<Result<{ id: string }, 'not_found'>> {
  const removed = await ports.campaignAddresses.remove(id, (address) => ({
    ...actorOf(ports, asker),
    action: 'campaign_address_removed',
    subject: id,
    before: { address: urlOf(ports, address) },
    after: null,
  }));
  return removed ? ok({ id }) : fail('not_found');
}

/** The path in what was typed: a path, or an address of the site. */
function pathOf(page: string, siteUrl: string): string {
  const url = URL.parse(page, siteUrl);
  const path = url && url.origin === new URL(siteUrl).origin ? url.pathname : '';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

const isBuildable = ({ content, liveLandings }: AddressPorts, path: string): boolean => {
  const landing = landingIn(path);
  if (landing) return Object.keys(landing).length === 1 && liveLandings.isKnown(landing.slug);
  return isShownPage(content.now(), path) || articleSlugIn(path) !== undefined;
};

const urlOf = ({ settings }: AddressPorts, address: StoredAddress): string =>
  campaignAddress(settings.now().site.url, address);

const dtoOf = (ports: AddressPorts, address: CountedAddress): CampaignAddressDto => {
  const { number, createdAt, ...rest } = address;
  return { id: number, url: urlOf(ports, address), ...rest, createdAt: new Date(createdAt).toISOString() };
};
