import { z } from 'zod';
import { type ConversionDestination, conversionDestinations } from '../domain/conversion/destinations.ts';
import { brokenVerdicts } from '../domain/landing/links/watched-link.ts';
import { CampaignDto } from './campaign.ts';
import { ClaimDto } from './claim.ts';
import { ReportRowDto } from './content-report.ts';
import { LeadRowDto } from './leads/lead.ts';
import { RetirementDto } from './leads/retirement.ts';
import { RightsRequestDto } from './rights-request.ts';

/** What waits for a person, as the lists of the back office store it. Days are the agency's, times ISO 8601 in UTC. */

const count = z.int();
const figure = z.number().nullable();

/** `key` names a thing for as long as it waits. */
const MondayThingDto = z.discriminatedUnion('kind', [
  /** A new lead, or one whose follow-up is due; `since`: its arrival, or the day of the follow-up. */
  z.object({
    kind: z.literal('call'),
    key: z.string(),
    since: z.string(),
    lead: LeadRowDto.pick({
      id: true,
      kind: true,
      name: true,
      email: true,
      phone: true,
      platform: true,
      budget: true,
      status: true,
      followUp: true,
    }),
  }),
  /** A campaign whose last day has passed and that is not settled. */
  z.object({
    kind: z.literal('campaign'),
    key: z.string(),
    campaign: CampaignDto,
    /** The result that the imported reports give; what no report has is what was typed. */
    result: z.object({ actualViews: figure, actualCost: figure, actualReach: figure }),
    /** Whether that result is inside the promised range; null: it cannot be judged. */
    insideRange: z.boolean().nullable(),
    /** The promised range of views for what was spent; null: no estimate or no spend. */
    promised: z.object({ low: count, high: count }).nullable(),
    /** Days with imported figures, and how many of them the platform may still correct. */
    days: count,
    provisional: count,
  }),
  /** A link of pages that are online. */
  z.object({
    kind: z.literal('link'),
    key: z.string(),
    url: z.string(),
    verdict: z.enum(brokenVerdicts),
    movedTo: z.string().nullable(),
    checkedAt: z.string(),
    pages: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  /** A confirmed claim that expires soon. */
  z.object({ kind: z.literal('claim'), key: z.string(), claim: ClaimDto }),
  /** Sources of the guides that were not read for six months; `since`: the day of the oldest reading. */
  z.object({ kind: z.literal('source'), key: z.string(), count, since: z.string() }),
  /** Sends to the agency's automations that were given up. */
  z.object({ kind: z.literal('automations'), key: z.string(), count }),
  /** An ad platform that refused acts of the last 24 hours, or the access. */
  z.object({
    kind: z.literal('platform'),
    key: z.string(),
    /** The platform for the agency's account, `meta:<landing page>` for an artist's. */
    lane: z.string(),
    name: z.enum(conversionDestinations as [ConversionDestination, ...ConversionDestination[]]),
    count,
    blocked: z.boolean(),
    /** The platform's own words. */
    words: z.string().nullable(),
  }),
  /** Mails that were given up. */
  z.object({ kind: z.literal('mails'), key: z.string(), count }),
  /** The request of a person that staff answer. */
  z.object({ kind: z.literal('right'), key: z.string(), request: RightsRequestDto }),
  /** A report of content. */
  z.object({ kind: z.literal('report'), key: z.string(), report: ReportRowDto }),
  /** Persons whose leads are deleted before the next Monday; `stop`: why the site deletes nothing. */
  z.object({
    kind: z.literal('ending'),
    key: z.string(),
    count,
    until: z.string(),
    stop: RetirementDto.shape.stop,
  }),
]);
export type MondayThingDto = z.infer<typeof MondayThingDto>;

/** `GET /api/monday`: the things of the account's role, in the order of the run. */
export const MondayDto = z.object({
  today: z.string(),
  /** The first Monday after today. */
  nextMonday: z.string(),
  things: z.array(MondayThingDto),
});
export type MondayDto = z.infer<typeof MondayDto>;

/** `GET` and `PUT /api/weekly-mail`: whether the account gets a mail each Monday with what waits. */
export const WeeklyMail = z.object({ on: z.boolean() });
export type WeeklyMail = z.infer<typeof WeeklyMail>;

/** `POST /api/weekly-mail/{code}/stop`. */
export const WeeklyMailStopped = z.object({ stopped: z.literal(true) });
