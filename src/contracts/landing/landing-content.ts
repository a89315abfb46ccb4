import { z } from 'zod';
import { type LandingContent as Content, landingFields } from '../../domain/landing/landing-page.ts';
import { locales } from '../../domain/locale/locale.ts';
import { schemaOf } from '../documents.ts';

/** The content of a landing page as an editor saves it. */
export const LandingContent = z.object({
  schema: z.literal(1),
  shared: schemaOf(landingFields.shared),
  texts: z
    .partialRecord(z.enum(locales), schemaOf(landingFields.texts))
    .refine((texts) => Object.keys(texts).length > 0, 'landing_locales'),
}) satisfies z.ZodType<Content>;
export type LandingContent = Content;
