import { z } from 'zod';
import { dashboardPeriods } from '../domain/dashboard/scale.ts';
import { leadKinds } from '../domain/lead/lead-kind.ts';
import { platforms } from '../domain/simulator/inputs.ts';
import { laterSteps, simulatorSteps } from '../domain/visit/simulator-steps.ts';
import { WebhookDto } from './lead.ts';

export const DashboardQuery = z.object({ days: z.enum(dashboardPeriods).default('30') });

/**
 * What happened lately, newest first. `at` is a moment, or of a review from elsewhere the day (`2026-11-21`) where its source
 * tells no hour. A reviewer's name is null when none was given.
 */
export const ActivityDto = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lead'),
    at: z.string(),
    leadId: z.string(),
    leadKind: z.enum(leadKinds),
    name: z.string(),
  }),
  z.object({
    kind: z.literal('review'),
    at: z.string(),
    reviewId: z.string(),
    /** Written on the site, where it is judged; others come published. */
    own: z.boolean(),
    status: z.enum(['pending', 'approved']),
    name: z.string().nullable(),
    rating: z.int().nullable(),
  }),
  z.object({ kind: z.literal('campaign'), at: z.string(), campaignId: z.string(), artist: z.string() }),
]);
export type ActivityDto = z.infer<typeof ActivityDto>;

/** The newest ones, at most twenty. The body, which holds the address, is not told. */
export const UndeliveredErasureDto = z.object({
  id: z.string(),
  destination: WebhookDto.shape.destination,
  state: z.enum(['dead', 'pending', 'not_configured']),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  /** Of the receiver's last answer; null: there was none. */
  status: z.int().nullable(),
  error: z.string().nullable(),
});
export type UndeliveredErasureDto = z.infer<typeof UndeliveredErasureDto>;

/** `GET /api/dashboard?days=30`. Days are the agency's, oldest first, none left out. */
export const DashboardDto = z.object({
  days: z.enum(dashboardPeriods),
  cards: z.object({
    pendingReviews: z.int(),
    approvedReviews: z.int(),
    activeCampaigns: z.int(),
    totalCampaigns: z.int(),
  }),
  activity: z.array(ActivityDto),
  /** The six most frequent sources of the period, then `other` when there are more. */
  sources: z.array(z.string()),
  /** How many leads came on a day of each of `sources` (0 when none did), and of each kind (left out when none did). */
  leadsPerDay: z.array(
    z.object({
      day: z.string(),
      counts: z.record(z.string(), z.int()),
      kinds: z.partialRecord(z.enum(leadKinds), z.int()),
    }),
  ),
  /** By platform, one count for each of `budgetBands`. */
  simulations: z.array(z.object({ platform: z.enum(platforms), bands: z.array(z.int()) })),
  /**
   * Page views, openings of the simulator, who reached each of its later steps, simulations sent and those of them that were
   * won, leads of every kind. Views, openings and steps are counted without cookies, and not of everybody.
   */
  funnel: z.object({
    views: z.int(),
    opened: z.int(),
    steps: z.array(z.object({ step: z.enum(laterSteps), count: z.int() })),
    simulations: z.int(),
    won: z.int(),
    leads: z.int(),
  }),
  /** The counts behind those: views of each page, the most viewed first, and the steps reached on each day (left out when none). */
  visits: z.object({
    pages: z.array(z.object({ page: z.string(), count: z.int() })),
    steps: z.array(z.object({ day: z.string(), counts: z.partialRecord(z.enum(simulatorSteps), z.int()) })),
  }),
  /** Of leads: the list of leads filtered by such a state holds as many. `delivered`: whether anything ever arrived. */
  deliveries: z.object({ pending: z.int(), notConfigured: z.int(), dead: z.int(), delivered: z.boolean() }),
  /** Notices that a person was erased: they have no lead. Those that did not arrive yet, the ones given up first. */
  erasures: z.object({ total: z.int(), items: z.array(UndeliveredErasureDto) }),
  /** Mean, to two decimals, of the approved ratings by month (`2026-11`) of the last twelve, oldest first; null: none. */
  stars: z.array(z.object({ month: z.string(), mean: z.number().nullable(), count: z.int() })),
  /** Finished campaigns that can be judged, and how many of them lie inside the range. */
  range: z.object({ judged: z.int(), inside: z.int() }),
});
export type DashboardDto = z.infer<typeof DashboardDto>;
