import { z } from 'zod';
import { Integrations } from '../domain/settings/integration-settings.ts';
import { version } from './settings.ts';

/** `GET` and `PUT /api/settings/integrations`. */
export const IntegrationsDto = Integrations.extend({ version });
export type IntegrationsDto = z.infer<typeof IntegrationsDto>;

/** `POST /api/settings/integrations/{provider}/test`: the identifier to ask the vendor for, saved or not. */
export const IntegrationTest = z.object({ id: z.string().trim().max(100) });
export type IntegrationTest = z.infer<typeof IntegrationTest>;

/** `unknown`: the vendor answered, but not for this identifier. `unreachable`: no answer that says anything about it. */
export const integrationTestResults = ['found', 'unknown', 'unreachable'] as const;
export const IntegrationTestAnswer = z.object({
  result: z.enum(integrationTestResults),
  /** What was seen, in a few English words: a status, a reason. */
  detail: z.string(),
  /** Milliseconds. */
  durationMs: z.int(),
});
export type IntegrationTestAnswer = z.infer<typeof IntegrationTestAnswer>;
