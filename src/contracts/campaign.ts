import { z } from 'zod';
import { campaignPlatforms, campaignSorts, campaignStatuses } from '../domain/campaign/campaign-values.ts';
import { recogniseLink } from '../domain/landing/links/platforms.ts';
import { LINK_MAX_LENGTH, NAME_MAX_LENGTH } from '../domain/lead/typed-fields.ts';
import { orders, SEARCH_MAX_LENGTH } from '../domain/list/list-parameters.ts';
import { locales } from '../domain/locale/locale.ts';
import { campaignTypes, MAX_BUDGET, MIN_BUDGET, regions } from '../domain/simulator/inputs.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { email, name } from './fields.ts';
import { day, Paging, pageOf } from './paging.ts';

/** Campaigns of the agency. Budgets and costs are euros, days are calendar days. */

const amount = (key: string) => z.number(key).min(0, key).max(MAX_BUDGET, key);
const count = z.int('amount_error').min(0, 'amount_error').max(1e12, 'amount_error');

/** Maximum length of the notes about a campaign. */
const NOTES_MAX_LENGTH = 4000;

/** The https address of a video or song, in its canonical form if the platform is known. */
const videoUrl = z
  .string('video_error')
  .trim()
  .max(LINK_MAX_LENGTH, abortWith('too_long'))
  .transform((typed, context) => {
    const link = recogniseLink(typed);
    if (link) return link.url;
    context.addIssue({ code: 'custom', message: 'video_error' });
    return z.NEVER;
  });

/** `POST /api/campaigns`. */
export const CampaignDraft = z
  .object({
    artist: name('artist_error', NAME_MAX_LENGTH),
    platform: z.enum(campaignPlatforms, 'platform_error'),
    campaignType: z.enum(campaignTypes, 'campaignType_error'),
    /** The budget of the whole campaign. */
    budget: z.number('amount_error').min(MIN_BUDGET, 'budget_error').max(MAX_BUDGET, 'campaign_budget_max'),
    country: z.enum(regions, 'region_error'),
    startsOn: day('date_error'),
    endsOn: day('date_error'),
    status: z.enum(campaignStatuses, 'status_error'),
    actualViews: count.nullable(),
    actualCost: amount('amount_error').nullable(),
    /** People reached on YouTube, impressions on Meta and TikTok, as in the simulator's `reach`. */
    actualReach: count.nullable(),
    /** The client's contact; null: not known. `clientLocale` is the language of the client's report and mails. */
    clientName: name('client_name_error', NAME_MAX_LENGTH).nullable(),
    clientEmail: email('email_error').nullable(),
    clientLocale: z.enum(locales, 'language_error').nullable(),
    /** Only for the agency: clients do not see them. */
    notes: z.string('too_long').trim().max(NOTES_MAX_LENGTH, 'too_long'),
    videoUrl: videoUrl.nullable(),
    /** The won lead from which the campaign was created. */
    leadId: z.string().max(64).nullable(),
  })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, { path: ['endsOn'], message: 'date_order_error' });
export type CampaignDraft = z.infer<typeof CampaignDraft>;

/** `PUT /api/campaigns/{id}`: `version` is the one that was read. */
export const CampaignChange = CampaignDraft.safeExtend({ version: z.int32() });
export type CampaignChange = z.infer<typeof CampaignChange>;

/** `PATCH /api/campaigns/{id}`. */
export const CampaignStatusChange = z.object({ status: z.enum(campaignStatuses, 'status_error') });
export type CampaignStatusChange = z.infer<typeof CampaignStatusChange>;

export const CampaignFilter = z.object({
  /** Part of an artist's name. */
  q: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  status: z.enum(campaignStatuses).optional(),
  platform: z.enum(campaignPlatforms).optional(),
  /** `yes`: only finished campaigns that can be compared with their estimate (`insideRange` is not null). */
  judged: z.literal('yes').optional(),
  /** `yes`: only campaigns whose last day has passed without a result. */
  overdue: z.literal('yes').optional(),
  sort: z.enum(campaignSorts).default('starts'),
  order: z.enum(orders).default('desc'),
});
/** `GET /api/campaigns`. */
export const CampaignQuery = CampaignFilter.extend(Paging.shape);
export type CampaignQuery = z.infer<typeof CampaignQuery>;
/** `GET /api/campaigns.csv` and `.xlsx`. */
export type CampaignFilter = z.infer<typeof CampaignFilter>;

export const CampaignDto = z.object({
  id: z.string(),
  createdAt: z.string(),
  artist: z.string(),
  platform: z.enum(campaignPlatforms),
  campaignType: z.enum(campaignTypes),
  budget: z.number(),
  country: z.enum(regions),
  startsOn: z.string(),
  endsOn: z.string(),
  status: z.enum(campaignStatuses),
  actualViews: z.int().nullable(),
  actualCost: z.number().nullable(),
  actualReach: z.int().nullable(),
  clientName: z.string().nullable(),
  clientEmail: z.string().nullable(),
  clientLocale: z.enum(locales).nullable(),
  notes: z.string(),
  videoUrl: z.string().nullable(),
  leadId: z.string().nullable(),
  /**
   * The simulator's figures for the budget; for a finished campaign with a known cost, the figures for the amount spent, since
   * the rest bought no views. For a simulation, they use the cost table that the client saw. Null on a platform that the
   * simulator does not estimate.
   */
  estimate: z.object({ views: z.int(), low: z.int(), high: z.int() }).nullable(),
  /** Version of that cost table; null without an estimate, and for campaigns that are older than this field. */
  costVersion: z.int32().nullable(),
  /** Whether a finished campaign's views, at its actual cost, are in the range; null: unknown. */
  insideRange: z.boolean().nullable(),
  /** Grows with each change. */
  version: z.int32(),
  demo: z.boolean(),
});
export type CampaignDto = z.infer<typeof CampaignDto>;

/** `GET /api/campaigns/{id}`. */
export const CampaignDetail = CampaignDto.extend({
  /** Number of open secret links to the client's report. */
  reportLinks: z.int(),
});
export type CampaignDetail = z.infer<typeof CampaignDetail>;

/** Sums over all campaigns that match a filter, in euros, views and streams. */
export const CampaignTotals = z.object({
  budget: z.number(),
  /** Sum of the known actual costs. */
  spent: z.number(),
  /** Sum of the estimates of the campaigns that have one. */
  estimatedViews: z.int(),
  /** Sum of the known actual views; without Spotify, which has streams. */
  actualViews: z.int(),
  streams: z.int(),
  /** Over the campaigns with known views and cost, without Spotify; null: no such campaign. */
  costPerView: z.number().nullable(),
});
export type CampaignTotals = z.infer<typeof CampaignTotals>;

export const CampaignPage = pageOf(CampaignDto).extend({
  counts: z.object({ planned: z.int(), active: z.int(), finished: z.int() }),
  totals: CampaignTotals,
});
export type CampaignPage = z.infer<typeof CampaignPage>;

/** `DELETE /api/campaigns/{id}`: the deleted campaign. */
export const CampaignDeleted = z.object({ id: z.string() });
export type CampaignDeleted = z.infer<typeof CampaignDeleted>;
