import { z } from 'zod';
import { campaignPlatforms } from '../domain/campaign/campaign-values.ts';
import { dayAlertNames } from '../domain/campaign/day-alerts.ts';
import { dashboardPeriods, MOST_DAYS } from '../domain/dashboard/scale.ts';
import { leadKinds } from '../domain/lead/lead-values.ts';
import { platforms } from '../domain/simulator/inputs.ts';
import { dayNumber } from '../domain/time/agency-day.ts';
import { laterSteps, simulatorSteps } from '../domain/visit/simulator-steps.ts';
import { welcomeSteps } from '../domain/welcome/steps.ts';
import { WebhookDto } from './leads/lead.ts';
import { day } from './paging.ts';

/** The last `days` days, or the agency's days from `from` to `to`, both included; either requires the other. */
export const DashboardQuery = z
  .object({
    days: z.enum(dashboardPeriods).default('30'),
    from: day('date_error').optional(),
    to: day('date_error').optional(),
  })
  .superRefine(({ from, to }, context) => {
    const wrong = (path: 'from' | 'to', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (from === undefined && to === undefined) return;
    if (from === undefined) wrong('from', 'date_error');
    else if (to === undefined) wrong('to', 'date_error');
    else if (to < from) wrong('to', 'date_order_error');
    else if (dayNumber(to) - dayNumber(from) >= MOST_DAYS) wrong('to', 'period_error');
  });
export type DashboardQuery = z.infer<typeof DashboardQuery>;

/**
 * Times from a lead's arrival to the first change of its status by a person, in milliseconds. Null: too few leads
 * (`domain/dashboard/response-time.ts`).
 */
const ResponseTimesDto = z.object({
  answered: z.int(),
  median: z.int().nullable(),
  ninety: z.int().nullable(),
});

/**
 * The value of the leads of a period, by their current status. Sums do not include unknown amounts:
 * `unknown` is the number of leads without an amount.
 */
const PipelineDto = z.object({
  /** `value`: the typed amounts of won leads, in cents of a euro. */
  won: z.object({ leads: z.int(), value: z.int(), unknown: z.int() }),
  /** Neither won nor lost. `budget`: the spend of simulations, in euros a month; other leads have no budget. */
  open: z.object({ leads: z.int(), budget: z.number(), unknown: z.int() }),
});
export type PipelineDto = z.infer<typeof PipelineDto>;

/**
 * The latest events, newest first. `at` is a moment, or the day (`2026-11-21`) of a review from a source that gives no
 * hour. A reviewer's name is null if it was not given.
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
    /** Whether it was written on the site and is moderated here; other reviews are published already. */
    own: z.boolean(),
    status: z.enum(['pending', 'approved']),
    name: z.string().nullable(),
    rating: z.int().nullable(),
  }),
  z.object({ kind: z.literal('campaign'), at: z.string(), campaignId: z.string(), artist: z.string() }),
]);
export type ActivityDto = z.infer<typeof ActivityDto>;

/** The newest, at most twenty, without the body, which contains the address. */
export const UndeliveredErasureDto = z.object({
  id: z.string(),
  destination: WebhookDto.shape.destination,
  state: z.enum(['dead', 'pending', 'not_configured']),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  /** Status of the receiver's last response; null: no response. */
  status: z.int().nullable(),
  error: z.string().nullable(),
});
export type UndeliveredErasureDto = z.infer<typeof UndeliveredErasureDto>;

/** `GET /api/dashboard?days=30`. Days are the agency's, oldest first, without gaps. */
export const DashboardDto = z.object({
  /** First and last day, both included. */
  period: z.object({ from: z.string(), to: z.string() }),
  /** The current figures, independent of the period. */
  cards: z.object({
    /** This and the next field are null for an account that may not moderate reviews. */
    pendingReviews: z.int().nullable(),
    approvedReviews: z.int().nullable(),
    activeCampaigns: z.int(),
    totalCampaigns: z.int(),
  }),
  /**
   * The figures of the cards at the end of the day before the period, then of each of its days, among the rows that
   * still exist. The number of campaigns that were active on an earlier day is not stored.
   */
  cardSeries: z.object({
    pendingReviews: z.array(z.int()),
    approvedReviews: z.array(z.int()),
    totalCampaigns: z.array(z.int()),
  }),
  /** The same number of days just before the period. */
  before: z.object({
    from: z.string(),
    to: z.string(),
    views: z.int(),
    opened: z.int(),
    simulations: z.int(),
    won: z.int(),
    leads: z.int(),
    pipeline: PipelineDto,
    response: ResponseTimesDto,
  }),
  /** Response times of the leads of the period; `waiting` is the number of those that are still new. */
  response: ResponseTimesDto.extend({ waiting: z.int() }),
  pipeline: PipelineDto,
  activity: z.array(ActivityDto),
  /** The six most frequent sources of the period, then `other` when there are more. */
  sources: z.array(z.string()),
  /** The leads of a day: for each of `sources`, also if 0, and for each kind that is not 0. */
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
   * Page views, openings of the simulator, visitors who reached each later step, sent simulations, won simulations among
   * them, leads of every kind. Views, openings and steps are counted without cookies and not for all visitors.
   */
  funnel: z.object({
    views: z.int(),
    opened: z.int(),
    steps: z.array(z.object({ step: z.enum(laterSteps), count: z.int() })),
    simulations: z.int(),
    won: z.int(),
    leads: z.int(),
  }),
  /** The counts behind the funnel: views of each page, most viewed first, and the reached steps of each day that has any. */
  visits: z.object({
    pages: z.array(z.object({ page: z.string(), count: z.int() })),
    steps: z.array(z.object({ day: z.string(), counts: z.partialRecord(z.enum(simulatorSteps), z.int()) })),
  }),
  /** Leads by state of their deliveries, as the list of leads filters them. `delivered`: whether any delivery ever arrived. */
  deliveries: z.object({ pending: z.int(), notConfigured: z.int(), dead: z.int(), delivered: z.boolean() }),
  /** Undelivered notices that a person was erased, which have no lead; failed notices first. For administrators. */
  erasures: z.object({ total: z.int(), items: z.array(UndeliveredErasureDto) }),
  /**
   * Mean of the approved ratings of each of the last twelve months (`2026-11`), to two decimals, oldest first; null: no rating.
   * Empty for an account that may not moderate reviews.
   */
  stars: z.array(z.object({ month: z.string(), mean: z.number().nullable(), count: z.int() })),
  /** The number of finished campaigns with a verdict, and how many of them are inside the range. */
  range: z.object({ judged: z.int(), inside: z.int() }),
});
export type DashboardDto = z.infer<typeof DashboardDto>;

/** The first steps of a new agency, each with whether it is done. */
export const WelcomeDto = z.array(z.object({ step: z.enum(welcomeSteps), done: z.boolean() }));
export type WelcomeDto = z.infer<typeof WelcomeDto>;

/** `POST /api/welcome/dismiss`. */
export const WelcomeDismissed = z.object({ dismissed: z.literal(true) });
export type WelcomeDismissed = z.infer<typeof WelcomeDismissed>;

/** An active campaign whose imported days warn of something; `lastDay` is the last one with figures. For sales. */
export const CampaignWarningDto = z.object({
  campaignId: z.string(),
  artist: z.string(),
  platform: z.enum(campaignPlatforms),
  alerts: z.array(z.enum(dayAlertNames)),
  lastDay: z.string(),
});
export type CampaignWarningDto = z.infer<typeof CampaignWarningDto>;

/** `welcome` is null once the account has dismissed it, and when every step is done. */
export const DashboardAnswer = DashboardDto.extend({
  welcome: WelcomeDto.nullable(),
  warnings: z.array(CampaignWarningDto),
});
export type DashboardAnswer = z.infer<typeof DashboardAnswer>;
