import type {
  CampaignAddressDraft,
  CampaignAddressDto,
  CampaignAddressesDto,
  CampaignAddressQr,
} from '../../contracts/campaign-addresses.ts';
import { articlePath, articleSlugIn } from '../../domain/article/article-path.ts';
import { campaignAddress } from '../../domain/channels/campaign-address.ts';
import { landingIn } from '../../domain/landing/landing-address.ts';
import { landingPath } from '../../domain/landing/landing-path.ts';
import { type Locale, localizePath, splitPath } from '../../domain/locale/locale.ts';
import { isShownPage, languagesOf } from '../../domain/site-map/shown-pages.ts';
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
  'campaignAddresses' | 'clock' | 'content' | 'drawQr' | 'ids' | 'liveLandings' | 'settings' | 'shownPosts'
>;

/** Builds an address for a page of the site, an article or a landing page in a language that it has, and keeps it. */
export async function buildAddress(
  ports: AddressPorts,
  { page, locale: chosen, ...named }: CampaignAddressDraft,
  asker: Asker,
): Promise<Result<CampaignAddressDto, 'invalid_fields'>> {
  const typed = pathOf(page, ports.settings.now().site.url);
  const asked = splitPath(typed);
  const found = typed === '' ? undefined : await findPage(ports, asked.path);
  if (!found) return failFields({ page: 'address_page' });
  const isNamed = localizePath(asked.locale, asked.path) === typed && typed !== asked.path;
  const locale = isNamed ? asked.locale : chosen;
  if (found.languages && !found.languages.includes(locale))
    return failFields({ [isNamed ? 'page' : 'locale']: 'address_language' });
  const actor = actorOf(ports, asker);
  const address: StoredAddress = {
    ...named,
    number: ports.ids.next().slice(-NUMBER_LENGTH),
    path: found.path,
    locale,
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

/**
 * Finds the page at a path without its language: its present path, and the languages in which it exists (absent: all). `undefined`:
 * there is no page, no article and no landing page.
 */
async function findPage(
  ports: AddressPorts,
  path: string,
): Promise<{ path: string; languages?: readonly Locale[] | undefined } | undefined> {
  const { clock, content, liveLandings, shownPosts } = ports;
  const landing = landingIn(path);
  if (landing) {
    const isPage = Object.keys(landing).length === 1 && liveLandings.isKnown(landing.slug);
    const shown = isPage ? liveLandings.bySlug(landing.slug) : undefined;
    if (shown && 'movedTo' in shown) return findPage(ports, landingPath(shown.movedTo));
    // One that comes online later has its languages then.
    return isPage ? { path, languages: shown?.version.languages } : undefined;
  }
  const slug = articleSlugIn(path);
  if (slug !== undefined) {
    const article = await shownPosts.find(slug, clock.now());
    return article && { path: articlePath(article.slug) };
  }
  const snapshot = content.now();
  return isShownPage(snapshot, path) ? { path, languages: languagesOf(snapshot, path) } : undefined;
}

const urlOf = ({ settings }: AddressPorts, address: StoredAddress): string =>
  campaignAddress(settings.now().site.url, address);

const dtoOf = (ports: AddressPorts, address: CountedAddress): CampaignAddressDto => {
  const { number, createdAt, ...rest } = address;
  return { id: number, url: urlOf(ports, address), ...rest, createdAt: new Date(createdAt).toISOString() };
};
