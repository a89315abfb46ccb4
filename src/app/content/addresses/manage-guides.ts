import type { AddressList, GuideChoices, NewGuide } from '../../../contracts/site-addresses.ts';
import { CONTENT_SCHEMA } from '../../../domain/content/content.ts';
import { normalizeText } from '../../../domain/content/normalize.ts';
import { NO_ADDRESSES } from '../../../domain/content/site-addresses.ts';
import { isBuiltIn, isGuideSlug } from '../../../domain/guide/guides.ts';
import { isTaken } from '../../../domain/site-map/taken-addresses.ts';
import { putRight } from '../../../domain/text/typography.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../../result.ts';
import { isGuide, listAddresses } from './list-addresses.ts';

/** The longest short name of a guide, as its part declares it. */
const NAME = 60;

/**
 * Adds a guide with a French draft that has its title. It is on no page until it is published. The address must have the form
 * of a guide's, and be free.
 */
export async function addGuide(
  ports: Ports,
  { slug, title, ...choices }: NewGuide,
  asker: Asker,
): Promise<Result<{ part: string }, 'invalid_fields'>> {
  if (!isGuideSlug(slug)) return failFields({ slug: 'guide_address' });
  const { addresses = NO_ADDRESSES } = ports.content.now();
  if (isBuiltIn(slug) || isTaken(`/${slug}`, addresses)) return failFields({ slug: 'guide_taken' });
  if (!follows(ports, choices, slug)) return failFields({ follows: 'guide_unknown' });
  const actor = actorOf(ports, asker);
  const { text } = putRight('fr', normalizeText({ kind: 'line' }, title));
  const fields = { title: text, name: text.length <= NAME ? text : '' };
  const added = await ports.addressStore.addGuide(
    { slug, ...choices },
    {
      content: { schema: CONTENT_SCHEMA, fields, items: [] },
      fallback: 'none',
      by: actor.actorId,
      at: actor.at,
    },
    { ...actor, action: 'guide_added', subject: `/${slug}`, before: null, after: null },
  );
  if (!added) return failFields({ slug: 'guide_taken' });
  await ports.content.refresh();
  return ok({ part: slug });
}

/** Changes category, level, figures and place of a guide that the agency added. */
export async function changeGuide(
  ports: Ports,
  slug: string,
  choices: GuideChoices,
  asker: Asker,
): Promise<Result<AddressList, 'not_found' | 'invalid_fields'>> {
  if (!isGuideSlug(slug)) return fail('not_found');
  if (!follows(ports, choices, slug)) return failFields({ follows: 'guide_unknown' });
  const entry = { action: 'guide_changed', subject: `/${slug}`, before: null, after: null } as const;
  if (!(await ports.addressStore.changeGuide({ slug, ...choices }, { ...actorOf(ports, asker), ...entry })))
    return fail('not_found');
  await ports.content.refresh();
  return ok(await listAddresses(ports));
}

/** Removes a guide with its drafts. One that was ever published stays: its address has readers, and is withdrawn instead. */
export async function removeGuide(
  ports: Ports,
  slug: string,
  asker: Asker,
): Promise<Result<AddressList, 'not_found'>> {
  if (!isGuideSlug(slug)) return fail('not_found');
  const entry = { action: 'guide_removed', subject: `/${slug}`, before: null, after: null } as const;
  if (!(await ports.addressStore.removeGuide(slug, { ...actorOf(ports, asker), ...entry })))
    return fail('not_found');
  await ports.content.refresh();
  return ok(await listAddresses(ports));
}

const follows = (ports: Ports, { follows: before }: GuideChoices, slug: string): boolean =>
  before === null || (before !== slug && isGuide(ports, before));
