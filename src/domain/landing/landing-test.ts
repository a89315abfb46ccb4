import { type AbTest, compareVariants } from '../guide/ab-test.ts';
import { type Locale, locales } from '../locale/locale.ts';
import type { LandingVariant } from './landing-count.ts';
import type { LandingContent } from './landing-page.ts';

/**
 * A test of a page: arm `a` is the page as it is published, arm `b` differs in headline or picture. It runs on whole days
 * of the agency, so that its counts are those of its days.
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

/** Whole weeks hold every day of the week as often. */
export const SHORTEST_TEST_DAYS = 7;
export const LONGEST_TEST_DAYS = 60;

export type LandingTestState = 'planned' | 'running' | 'ended' | 'stopped';

export function testState({ startsAt, endsAt, stoppedAt }: LandingTest, now: number): LandingTestState {
  if (stoppedAt !== null) return 'stopped';
  if (now < startsAt) return 'planned';
  return now < endsAt ? 'running' : 'ended';
}

/** Returns a content as an arm shows it. */
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
 * The verdict of a test that has reached its planned end. There is no earlier verdict: an editor who looks every day and
 * stops at the first "winner" finds one in every fifth test of two equal arms. Fewer than 1 000 views of an arm give no
 * verdict either.
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
    // A report that was lost can leave a click without its view.
    clicksA: Math.min(a.conversions, a.visits),
    impressionsB: b.visits,
    clicksB: Math.min(b.conversions, b.visits),
  });
  return compared.ok ? compared.value : undefined;
}
