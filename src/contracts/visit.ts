import { z } from 'zod';

/** What a page tells of itself, without cookies: `POST /api/visits`. Only counts by day are kept. */
export const simulatorSteps = [
  'opened',
  'platform',
  'campaignType',
  'budget',
  'region',
  'contact',
  'result',
] as const;
export const VisitReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), page: z.string().max(200) }),
  z.object({ kind: z.literal('step'), step: z.enum(simulatorSteps) }),
]);
export type VisitReport = z.infer<typeof VisitReport>;
