import type { LandingPublication, LandingPublished } from '../../contracts/landing/landing.ts';
import { languagesOf } from '../../domain/landing/landing-content.ts';
import { landingState, shownVersion } from '../../domain/landing/landing-schedule.ts';
import { freeSlug, isReservedSlug, slugOf } from '../../domain/landing/landing-slug.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { isSame } from '../../domain/value/is-same.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { JudgedLanding, StoredLanding } from '../ports/landing/landing.ts';
import { type Failed, fail, failFields, ok, type Result } from '../result.ts';
import { checkedDraft } from './check-landing.ts';
import { landingEntry, onlineFacts } from './landing-audit.ts';
import { addressesOf } from './landing-dto.ts';
import { landingConflict } from './save-landing.ts';

/** A publication with valid fields: languages in the order of the site, times in epoch milliseconds. */
interface Wanted {
  version: number;
  /** The online version that the editor saw; `undefined`: any. */
  live: number | null | undefined;
  languages: readonly Locale[];
  publishAt: number | null;
  unpublishAt: number | null;
  /** The typed text as a slug; null: the current slug, or one made from the title. */
  slug: string | null;
}

/** Number of slugs that a publication tries when other pages take the free ones at the same time. */
const SLUG_ATTEMPTS = 5;

/**
 * Publishes the draft of the given version, now or at a later time; until then, the online version stays online. A
 * draft with errors of the check is refused. The same publication once more changes nothing; an earlier different one
 * is a conflict. The page is online in this process when this resolves, in other processes within a second.
 */
export async function publishLanding(
  ports: Ports,
  id: string,
  input: LandingPublication,
  asker: Asker,
): Promise<
  Result<LandingPublished, 'not_found' | 'invalid_fields' | 'landing_not_ready' | 'landing_conflict'>
> {
  const now = ports.clock.now();
  const wanted = readPublication(input, now);
  if ('ok' in wanted) return wanted;
  const draft = await ports.landings.byId(id);
  if (!draft || draft.deletedAt !== null) return fail('not_found');
  if (draft.version !== wanted.version) return landingConflict(ports, id);
  const missing = wanted.languages.filter((locale) => !languagesOf(draft.content).includes(locale));
  if (missing.length > 0) return failFields({ locales: 'landing_locales' });
  const { errors } = await checkedDraft(ports, draft, wanted.languages);
  if (errors.length > 0) return fail('landing_not_ready');

  for (let attempt = 1; attempt <= SLUG_ATTEMPTS; attempt++) {
    const slug = wanted.slug ?? draft.slug ?? slugOf(draft.title);
    const published = await ports.landings.change<'landing_conflict' | 'not_found' | 'slug_used'>(
      id,
      (before, { taken, newest }) => {
        if (before.deletedAt !== null) return fail('not_found');
        if (before.version !== wanted.version) return fail('landing_conflict');
        if (wanted.slug !== null && taken.has(wanted.slug)) return fail('slug_used');
        const free =
          before.slug !== null && wanted.slug === null
            ? before.slug
            : freeSlug(slug, (one) => taken.has(one));
        const after = afterPublication({ ...before, slug: free }, newest, wanted, actorOf(ports, asker));
        const entry = landingEntry(ports, asker, 'landing_published', id, {
          before: before.liveVersion === null ? null : onlineFacts(before),
          after: { ...onlineFacts(after), ...(input.reason && { reason: input.reason }) },
        });
        if (changesNothing(before, after)) return { ok: true, after, entries: [] };
        // Another account has published something else first.
        if (wanted.live !== undefined && wanted.live !== before.liveVersion) return fail('landing_conflict');
        return { ok: true, after, entries: [entry] };
      },
      slug,
    );
    if (!published) return fail('not_found');
    if (published.ok) {
      await ports.liveLandings.refresh();
      return ok(answer(published.value, ports.siteUrl, ports.clock.now()));
    }
    if (published.code === 'landing_conflict') return landingConflict(ports, id);
    if (published.code === 'not_found') return fail('not_found');
    if (published.code === 'slug_used') return failFields({ slug: 'landing_slug_taken' });
  }
  return failFields({ slug: 'landing_slug_taken' });
}

function readPublication(input: LandingPublication, now: number): Wanted | Failed<'invalid_fields'> {
  const { version, live, publishAt = null, unpublishAt = null } = input;
  const slug = input.slug ? slugOf(input.slug) : null;
  if (slug !== null && isReservedSlug(slug)) return failFields({ slug: 'landing_slug_taken' });
  if (unpublishAt !== null && unpublishAt <= Math.max(now, publishAt ?? now))
    return failFields({ unpublishAt: 'landing_end' });
  return {
    version,
    live,
    languages: locales.filter((locale) => input.locales.includes(locale)),
    publishAt: publishAt !== null && publishAt > now ? publishAt : null,
    unpublishAt,
    slug,
  };
}

function afterPublication(
  before: StoredLanding,
  newest: number,
  { languages, publishAt, unpublishAt, version }: Wanted,
  { at, actorId }: { at: number; actorId: string },
): JudgedLanding {
  // The online version may be older than the newest one, if it was republished.
  const same =
    before.publishedDraft === version && before.languages.join() === languages.join()
      ? before.liveVersion
      : null;
  const number = same ?? newest + 1;
  const shown = shownVersion(before, at);
  // The online version stays online until the new one is published, and no longer than its own end.
  const stays = publishAt !== null && shown !== undefined && shown !== number;
  const end = shown === before.previousVersion ? before.previousUntil : before.unpublishAt;
  return {
    ...before,
    languages,
    publishedDraft: version,
    liveVersion: number,
    // A version that is online cannot be published later.
    publishAt: shown === number ? before.publishAt : (publishAt ?? at),
    unpublishAt,
    previousVersion: stays ? shown : null,
    previousUntil: stays ? Math.min(publishAt, end ?? publishAt) : null,
    ...(same === null && {
      published: { number, template: before.template, languages, by: actorId, at, content: before.content },
    }),
  };
}

const changesNothing = (before: StoredLanding, after: JudgedLanding): boolean =>
  after.published === undefined && isSame(onlineFacts(before), onlineFacts(after));

function answer(page: StoredLanding, siteUrl: string, now: number): LandingPublished {
  const urls = addressesOf(siteUrl, page);
  return {
    url: page.languages.map((locale) => urls[locale])[0] ?? siteUrl,
    urls,
    slug: page.slug ?? '',
    state: landingState(page, now),
    number: page.liveVersion ?? 0,
  };
}
