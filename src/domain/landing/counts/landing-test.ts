import { type AbTest, compareVariants } from '../../guide/ab-test.ts';
import { type Locale, locales } from '../../locale/locale.ts';
import type { LandingContent } from '../landing-page.ts';
import type { LandingVariant } from './landing-count.ts';

/**
 * An A/B test of a page: arm `a` is the published page, arm `b` has another headline or picture. It runs on whole days of the
 * agency, so that its counts are the sums of these days. Times are epoch milliseconds.
 */
export interface LandingTest {
  /** First moment of its first day, and of the day after its last one. */
  startsAt: number;
  endsAt: number;
  /** When it was stopped early; null: it was not. */
  stoppedAt: number | null;
  change: LandingTestChange;
}

/** The difference of arm `b`: another headline, in the languages that have one, or another picture. */
export type LandingTestChange =
  | { field: 'headline'; texts: Partial<Record<Locale, string>> }
  | { field: 'picture'; picture: string };

/** In days. A whole week contains each day of the week once. */
export const SHORTEST_TEST_DAYS = 7;
export const LONGEST_TEST_DAYS = 60;

export type LandingTestState = 'planned' | 'running' | 'ended' | 'stopped';

/** Returns the state of a test at a moment; `endsAt` itself is no longer part of it. */
export function testState({ startsAt, endsAt, stoppedAt }: LandingTest, now: number): LandingTestState {
  if (stoppedAt !== null) return 'stopped';
  if (now < startsAt) return 'planned';
  return now < endsAt ? 'running' : 'ended';
}

/** Returns the content that an arm shows. */
export function contentOfArm(
  content: LandingContent,
  change: LandingTestChange,
  variant: LandingVariant,
): LandingContent {
  if (variant === 'a') return content;
  if (change.field === 'picture')
    return { ...content, shared: { ...content.shared, picture: change.picture } };
  const texts = locales.flatMap((locale) => {
    const written = content.texts[locale];
    const title = change.texts[locale];
    if (!written) return [];
    return [[locale, title ? { ...written, hero: { ...written.hero, title } } : written]];
  });
  return { ...content, texts: Object.fromEntries(texts) };
}

/** Views and first clicks of an arm. */
export interface ArmFigures {
  visits: number;
  conversions: number;
}

/**
 * Returns the verdict of a test after its planned end; `undefined` before it: an editor who checks every day and stops at the
 * first "winner" finds one in every fifth test of two equal arms. With fewer than 1 000 views of an arm, the outcome is
 * `not-enough-impressions`.
 */
export function testVerdict(
  test: LandingTest,
  a: ArmFigures,
  b: ArmFigures,
  now: number,
): AbTest | undefined {
  if (testState(test, now) !== 'ended') return undefined;
  const compared = compareVariants({
    impressionsA: a.visits,
    // If the report of a view was lost, its click is counted without the view.
    clicksA: Math.min(a.conversions, a.visits),
    impressionsB: b.visits,
    clicksB: Math.min(b.conversions, b.visits),
  });
  return compared.ok ? compared.value : undefined;
}
