import { z } from 'zod';
import { SHORT_TEXT } from '../../domain/documents/fields.ts';
import { LONGEST_TEST_DAYS, SHORTEST_TEST_DAYS } from '../../domain/landing/landing-test.ts';
import { locales } from '../../domain/locale/locale.ts';

/** Tests of landing pages. Days are the agency's, both included. */

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

/** `POST /api/landing-pages/{id}/tests`: it starts with the next day. */
export const LandingTestPlan = z.object({
  change: TestChange,
  /** Whole days, so that weekdays are even. */
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
  /** The page as it is published, and the page with the change. */
  a: Arm,
  b: Arm,
  /** Null before the planned end, and for a test that was stopped: an earlier look finds false winners. */
  verdict: z
    .object({
      outcome: z.enum(['not-enough-impressions', 'no-difference', 'too-few-clicks', 'winner']),
      winner: z.enum(['a', 'b']).nullable(),
      /** 1 − p of Fisher's exact test, two-sided; null without enough visits. */
      confidence: z.number().nullable(),
      /** By how much the better rate exceeds the other, as a share; null: no winner, or the other has no conversion. */
      lift: z.number().nullable(),
    })
    .nullable(),
});
export type LandingTestDto = z.infer<typeof LandingTestDto>;

/** `GET /api/landing-pages/{id}/tests`: newest first. */
export const LandingTestList = z.object({ tests: z.array(LandingTestDto) });
export type LandingTestList = z.infer<typeof LandingTestList>;
