import { z } from 'zod';
import { Integrations } from '../../domain/settings/integration-settings.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { version } from './settings.ts';

/** `GET /api/settings/integrations`. */
export const IntegrationsDto = Integrations.extend({ version });
export type IntegrationsDto = z.infer<typeof IntegrationsDto>;

const { googleAds } = Integrations.shape;

/** `PUT /api/settings/integrations`. The label has no default here: it would delete the stored label whenever it is absent. */
export const IntegrationsChange = IntegrationsDto.extend({
  googleAds: googleAds.extend({ conversionLabel: googleAds.shape.conversionLabel.unwrap() }),
});

/** `POST /api/settings/integrations/{provider}/test`: the identifier to test, saved or not. */
export const IntegrationTest = z.object({ id: z.string().trim().max(100, abortWith()).toUpperCase() });
export type IntegrationTest = z.infer<typeof IntegrationTest>;

/** `unknown`: the vendor does not know the identifier. `unreachable`: no usable answer. */
const integrationTestResults = ['found', 'unknown', 'unreachable'] as const;
export const IntegrationTestAnswer = z.object({
  result: z.enum(integrationTestResults),
  /** The status or the reason, in a few English words. */
  detail: z.string(),
  /** Milliseconds. */
  durationMs: z.int(),
});
export type IntegrationTestAnswer = z.infer<typeof IntegrationTestAnswer>;
