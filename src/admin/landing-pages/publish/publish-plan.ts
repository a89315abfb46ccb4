import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';

/** The choices before publishing. Moments are epoch milliseconds. */
export interface PublishPlan {
  languages: readonly Locale[];
  /** Null: at once. */
  publishAt: number | null;
  /** Null: never. */
  unpublishAt: number | null;
  /** Empty: the present address, or one made from the title. */
  slug: string;
  /** Why errors of links are overlooked; absent: there are none. */
  reason?: string;
}

/** The plan that a page begins with: as it is published now, else every language that has texts. */
export function openedPlan(page: LandingDetail, now: number): PublishPlan {
  const begun = locales.filter((locale) => page.content.texts[locale] !== undefined);
  const start = page.publishAt === null ? null : Date.parse(page.publishAt);
  return {
    languages: page.live ? page.live.languages : begun,
    publishAt: start !== null && start > now ? start : null,
    unpublishAt: page.unpublishAt === null ? null : Date.parse(page.unpublishAt),
    slug: page.slug ?? '',
  };
}

/** The errors in the times of a plan. */
export function planProblem(
  { publishAt, unpublishAt }: PublishPlan,
  now: number,
): 'past' | 'order' | undefined {
  if (publishAt !== null && publishAt <= now) return 'past';
  if (unpublishAt !== null && unpublishAt <= Math.max(publishAt ?? 0, now)) return 'order';
  return undefined;
}
