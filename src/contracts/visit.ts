import { z } from 'zod';
import { simulatorSteps } from '../domain/visit/simulator-steps.ts';

/** What a page tells of itself, without cookies: `POST /api/visits`. Only counts by day are kept. */
export const VisitReport = z.discriminatedUnion('kind', [
  /** The path without language prefix. One that is no page of the site is not counted. */
  z.object({ kind: z.literal('view'), page: z.string().max(200) }),
  /** A step of the simulator that was reached for the first time since it was opened. */
  z.object({ kind: z.literal('step'), step: z.enum(simulatorSteps) }),
]);
export type VisitReport = z.infer<typeof VisitReport>;
