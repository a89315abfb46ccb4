import { z } from 'zod';
import { landingChannels, landingVariants } from '../domain/landing/landing-count.ts';
import { locales } from '../domain/locale/locale.ts';
import { simulatorSteps } from '../domain/visit/simulator-steps.ts';

/** A report of a landing page: its public identifier, its language, and the way to it (`landingChannel`). */
const landing = {
  page: z.string().max(64),
  locale: z.enum(locales),
  channel: z.enum(landingChannels),
  /** The arm that the page was drawn with; absent: no test is running. */
  variant: z.enum(landingVariants).optional(),
};

/**
 * `POST /api/visits`: a page view, a step of the simulator, or a view or a click of a landing page, without cookies. Only
 * counts by day are stored.
 */
export const VisitReport = z.discriminatedUnion('kind', [
  /** The path without its language prefix. Paths of other than the site's pages are not counted. */
  z.object({ kind: z.literal('view'), page: z.string().max(200) }),
  /** A step that was reached for the first time since the simulator was opened. */
  z.object({ kind: z.literal('step'), step: z.enum(simulatorSteps) }),
  z.object({ kind: z.literal('landing-view'), ...landing }),
  z.object({
    kind: z.literal('landing-click'),
    ...landing,
    /** The identifier of a row of platforms, or one of `landingButtons`. */
    target: z.string().max(40),
    /** Whether it is the first click since the page was shown: a conversion. A variable of the page knows it. */
    first: z.boolean(),
  }),
]);
export type VisitReport = z.infer<typeof VisitReport>;
