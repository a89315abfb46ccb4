import { z } from 'zod';
import { simulatorSteps } from '../domain/visit/simulator-steps.ts';

/** `POST /api/visits`: a page view or a step of the simulator, without cookies. Only counts by day are stored. */
export const VisitReport = z.discriminatedUnion('kind', [
  /** The path without its language prefix. Paths of other than the site's pages are not counted. */
  z.object({ kind: z.literal('view'), page: z.string().max(200) }),
  /** A step that was reached for the first time since the simulator was opened. */
  z.object({ kind: z.literal('step'), step: z.enum(simulatorSteps) }),
]);
export type VisitReport = z.infer<typeof VisitReport>;
