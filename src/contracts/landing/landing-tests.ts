import { z } from 'zod';
import { SHORT_TEXT } from '../../domain/documents/fields.ts';
import { LONGEST_TEST_DAYS, SHORTEST_TEST_DAYS } from '../../domain/landing/counts/landing-test.ts';
import { locales } from '../../domain/locale/locale.ts';

/** A/B tests of landing pages. Days are the agency's; the first and the last day are included. */

const TestChange = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('headline'),
    /** In the languages that have another headline. */
    texts: z
      .partialRecord(
        z.enum(locales),
        z.string().trim().min(1, 'landing_test_text').max(SHORT_TEXT, 'too_long'),
      )
      .refine((texts) => Object.keys(texts).length > 0, 'landing_test_text'),
  }),
  z.object({ field: z.literal('picture'), picture: z.string().min(1).max(64) }),
]);

/** `POST /api/landing-pages/{id}/tests`: the test starts on the next day. */
export const LandingTestPlan = z.object({
  change: TestChange,
  /** Duration in whole days of the agency. */
  days: z
    .int('landing_test_days')
    .min(SHORTEST_TEST_DAYS, 'landing_test_days')
    .max(LONGEST_TEST_DAYS, 'landing_test_days'),
});
export type LandingTestPlan = z.infer<typeof LandingTestPlan>;

const Arm = z.object({ visits: z.int(), conversions: z.int() });
export const LandingTestDto = z.object({
  id: z.string(),
  change: TestChange,
  state: z.enum(['planned', 'running', 'ended', 'stopped']),
  firstDay: z.string(),
  lastDay: z.string(),
  /** The published page (`a`), and the page with the change (`b`). */
  a: Arm,
  b: Arm,
  /** Null before the planned end, and for a stopped test: an earlier evaluation finds false winners. */
  verdict: z
    .object({
      outcome: z.enum(['not-enough-impressions', 'no-difference', 'too-few-clicks', 'winner']),
      winner: z.enum(['a', 'b']).nullable(),
      /** 1 − p of Fisher's exact test, two-sided; null without enough visits. */
      confidence: z.number().nullable(),
      /** Relative increase of the better rate over the other: 0.1 is +10 %; null: no winner, or the other has no conversion. */
      lift: z.number().nullable(),
    })
    .nullable(),
});
export type LandingTestDto = z.infer<typeof LandingTestDto>;

/** `GET /api/landing-pages/{id}/tests`: newest first. */
export const LandingTestList = z.object({ tests: z.array(LandingTestDto) });
export type LandingTestList = z.infer<typeof LandingTestList>;
