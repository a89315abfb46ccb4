import { z } from 'zod';
import { addressNumber } from '../domain/channels/campaign-address.ts';
import { siteChannels } from '../domain/channels/site-channel.ts';
import { landingChannels, landingVariants } from '../domain/landing/counts/landing-count.ts';
import { locales } from '../domain/locale/locale.ts';
import { searchEvents } from '../domain/questions/question.ts';
import { simulatorSteps } from '../domain/visit/simulator-steps.ts';

/** A report of a landing page: its public id, its language, and the channel of the visit (`landingChannel`). */
const landing = {
  page: z.string().max(64),
  locale: z.enum(locales),
  channel: z.enum(landingChannels),
  /** The arm that was rendered; absent: no test is running. */
  variant: z.enum(landingVariants).optional(),
};

/** The number of a built address (`utm_id`) by which the visit came. Only known ones are counted. */
const address = z.string().regex(addressNumber).optional();

/**
 * `POST /api/visits`: a page view, a step of the simulator, an opening of a form, what the search found, or a view or a click of a landing page, without cookies. Only
 * counts by day are stored.
 */
export const VisitReport = z.discriminatedUnion('kind', [
  /** The path without its language prefix. Only paths of the site's pages are counted. */
  z.object({
    kind: z.literal('view'),
    page: z.string().max(200),
    /** The channel of a visit that begins with this view; absent: the visitor came from another page of the site. */
    channel: z.enum(siteChannels).optional(),
    address,
  }),
  /** A step that was reached for the first time since the simulator was opened. */
  z.object({ kind: z.literal('step'), step: z.enum(simulatorSteps) }),
  /** The simulator or the contact form was opened on a page. */
  z.object({
    kind: z.literal('opening'),
    form: z.enum(['simulator', 'contact']),
    page: z.string().max(200),
    channel: z.enum(siteChannels),
  }),
  /** The cookie banner was shown on the first page of a visit. */
  z.object({ kind: z.literal('banner'), locale: z.enum(locales) }),
  /** The search in the site's answers: nothing of the question. */
  z.object({ kind: z.literal('search'), locale: z.enum(locales), event: z.enum(searchEvents) }),
  z.object({ kind: z.literal('landing-view'), ...landing, address }),
  z.object({
    kind: z.literal('landing-click'),
    ...landing,
    /** The id of a row of platforms, or one of `landingButtons`. */
    target: z.string().max(40),
    /** Whether it is the first click since the page was shown: a conversion. The page stores it in a variable. */
    first: z.boolean(),
  }),
]);
export type VisitReport = z.infer<typeof VisitReport>;
