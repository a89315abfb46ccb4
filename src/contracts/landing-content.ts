import { z } from 'zod';
import { isDangerousLink } from '../domain/landing/landing-link.ts';
import {
  ADDRESS_LENGTH,
  type LandingContent as Content,
  featureIcons,
  LONG_TEXT,
  landingTags,
  MAX_FEATURES,
  MAX_PLATFORMS,
  MAX_TESTIMONIALS,
  musicPlatforms,
  platformVerbs,
  SHORT_TEXT,
  socialPlatforms,
} from '../domain/landing/landing-page.ts';
import { locales } from '../domain/locale/locale.ts';
import { platforms } from '../domain/simulator/inputs.ts';
import { abortWith } from '../domain/text/abort-with.ts';

/**
 * The content of a landing page as an editor saves it: a draft may be half typed. Only harmful values are refused here;
 * publishing checks the rest.
 */

const short = z.string().max(SHORT_TEXT, 'too_long');
const long = z.string().max(LONG_TEXT, 'too_long');
const address = z
  .string()
  .max(ADDRESS_LENGTH, abortWith('too_long'))
  .refine((typed) => !isDangerousLink(typed), 'landing_link');
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'landing_colour');
const itemId = z.string().regex(/^[a-z0-9]{8}$/);
const picture = z.string().max(64).nullable();
const moment = z.int().min(-8.64e15).max(8.64e15).nullable();
const distinct = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

const Shared = z.object({
  artist: short,
  picture,
  primary: colour,
  secondary: colour,
  actionLink: address,
  // Drafts that are older than forms have no form.
  sections: z.object({
    hero: z.boolean(),
    features: z.boolean(),
    testimonials: z.boolean(),
    call: z.boolean(),
    form: z.boolean().default(false),
    social: z.boolean(),
  }),
  heroLink: address,
  features: z
    .array(z.object({ id: itemId, icon: z.enum(featureIcons) }))
    .max(MAX_FEATURES, abortWith())
    .refine(distinct),
  testimonials: z
    .array(z.object({ id: itemId, name: short, picture }))
    .max(MAX_TESTIMONIALS, abortWith())
    .refine(distinct),
  callLink: address,
  formPlatform: z.enum(platforms).default('youtube'),
  social: z.record(z.enum(socialPlatforms), address),
  releaseAt: moment,
  platforms: z
    .array(
      z.object({
        id: itemId,
        platform: z.enum(musicPlatforms),
        verb: z.enum(platformVerbs),
        url: address,
        presave: address.default(''),
      }),
    )
    .max(MAX_PLATFORMS, abortWith())
    .refine(distinct),
  keepsOrder: z.boolean().default(false),
  event: z.object({ startsAt: moment, place: short, soldOut: z.boolean() }),
  tags: z.record(z.enum(landingTags), z.boolean()),
  afterEnd: address.default(''),
});

const Texts = z.object({
  title: short,
  description: long,
  action: short,
  hero: z.object({ title: short, subtitle: long, button: short }),
  features: z.record(itemId, z.object({ title: short, description: long })),
  testimonials: z.record(itemId, z.object({ quote: long })),
  call: z.object({ title: short, description: long, button: short }),
  form: z
    .object({ title: short, description: long, button: short })
    .default({ title: '', description: '', button: '' }),
  social: z.object({ title: short }),
});

export const LandingContent = z.object({
  schema: z.literal(1),
  shared: Shared,
  texts: z
    .partialRecord(z.enum(locales), Texts)
    .refine((texts) => Object.keys(texts).length > 0, 'landing_locales'),
}) satisfies z.ZodType<Content>;
export type LandingContent = Content;
