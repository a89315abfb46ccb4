import type { LandingDetail } from '../../../contracts/landing/landing.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';

/** The choices before publishing. Moments are epoch milliseconds. */
export interface PublishPlan {
  languages: readonly Locale[];
  /** Null: at once. */
  publishAt: number | null;
  /** Null: never. */
  unpublishAt: number | null;
  /** Empty: the current address, or one generated from the title. */
  slug: string;
  /** The reason for overriding link errors; absent if there are none. */
  reason?: string;
}

/** Returns the initial plan of a page: its current publication, else every language with texts. */
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

/** Returns the error in the times of a plan, if any. */
export function planProblem(
  { publishAt, unpublishAt }: PublishPlan,
  now: number,
): 'past' | 'order' | undefined {
  if (publishAt !== null && publishAt <= now) return 'past';
  if (unpublishAt !== null && unpublishAt <= Math.max(publishAt ?? 0, now)) return 'order';
  return undefined;
}
