import type { AddressList, MovedAddress } from '../../../contracts/site-addresses.ts';
import { guidesOf, leadsTo, NO_ADDRESSES, shownGuides } from '../../../domain/content/site-addresses.ts';
import { isLocale } from '../../../domain/locale/locale.ts';
import { isShownPage } from '../../../domain/site-map/shown-pages.ts';
import { isAddress, isTaken } from '../../../domain/site-map/taken-addresses.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';
import { isGuide, listAddresses } from './list-addresses.ts';

/** The most former addresses: each request for an unknown page is compared with them. */
export const MOST = 1000;

/**
 * Makes an address lead to a page of the site, by a permanent redirect. The address of a guide withdraws the guide. It is so in
 * this process when this resolves, in the others within a second.
 */
export async function moveAddress(
  ports: Ports,
  typed: MovedAddress,
  asker: Asker,
): Promise<Result<AddressList, 'invalid_fields'>> {
  const path = withoutEnd(typed.path);
  const target = withoutEnd(typed.target);
  const snapshot = ports.content.now();
  const { addresses = NO_ADDRESSES } = snapshot;
  if (!isAddress(path)) return failFields({ path: 'address_form' });
  if (isLocale(path.split('/', 2)[1] ?? '')) return failFields({ path: 'address_prefix' });
  const withdraws = isGuide(ports, path.slice(1));
  const isMoved = addresses.former.some((address) => address.path === path);
  if (isMoved || (!withdraws && isTaken(path, addresses))) return failFields({ path: 'address_taken' });
  if (addresses.former.length >= MOST) return failFields({ path: 'address_many' });
  const end = leadsTo(addresses, target) ?? target;
  if (end === path) return failFields({ target: 'address_loop' });
  if (!isShownPage(snapshot, end)) return failFields({ target: 'address_target' });
  const others = shownGuides(snapshot, 'fr').filter(({ slug }) => `/${slug}` !== path);
  if (withdraws && others.length === 0) return failFields({ path: 'guide_last' });
  const actor = actorOf(ports, asker);
  const moved = await ports.addressStore.addFormer(
    { path, target, at: actor.at },
    {
      ...actor,
      action: withdraws ? 'guide_withdrawn' : 'address_moved',
      subject: path,
      before: null,
      after: { target },
    },
  );
  if (!moved) return failFields({ path: 'address_taken' });
  await ports.content.refresh();
  return ok(await listAddresses(ports));
}

/** Ends the redirect of an address. A guide that was withdrawn by it is shown again. */
export async function releaseAddress(
  ports: Ports,
  path: string,
  asker: Asker,
): Promise<Result<AddressList, 'not_found'>> {
  const isOfGuide = guidesOf(ports.content.now()).some(({ slug }) => `/${slug}` === path);
  const removed = await ports.addressStore.removeFormer(path, {
    ...actorOf(ports, asker),
    action: isOfGuide ? 'guide_put_back' : 'address_released',
    subject: path,
    before: null,
    after: null,
  });
  if (!removed) return fail('not_found');
  await ports.content.refresh();
  return ok(await listAddresses(ports));
}

/** A typed address may end with a slash. */
export const withoutEnd = (typed: string): string => (typed.length > 1 ? typed.replace(/\/$/, '') : typed);
