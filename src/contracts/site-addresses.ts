import { z } from 'zod';
import { difficulties, type GuideSlug, guideCategories, guideMetrics } from '../domain/guide/guides.ts';
import { locales } from '../domain/locale/locale.ts';
import { LONGEST_ADDRESS } from '../domain/site-map/taken-addresses.ts';

/** The guides of the site, and the addresses that lead to another page. */

const address = z.string().trim().max(LONGEST_ADDRESS, 'too_long');
/** The form is checked by the use case, which names the field. */
const slug = z.string().trim().max(64, 'too_long') as unknown as z.ZodType<GuideSlug>;

/** What the agency chooses for a guide of its own. `follows`: the guide after which it is listed; null: it is the first. */
export const GuideChoices = z.object({
  category: z.enum(guideCategories),
  difficulty: z.enum(difficulties),
  metrics: z
    .array(
      z.enum(guideMetrics as [string, ...string[]]) as unknown as z.ZodType<(typeof guideMetrics)[number]>,
    )
    .max(3)
    .readonly(),
  follows: slug.nullable(),
});
export type GuideChoices = z.infer<typeof GuideChoices>;

/** `POST /api/content/guides`: with the French title, from which the draft begins. */
export const NewGuide = GuideChoices.extend({
  slug,
  title: z.string().trim().min(1, 'required_error').max(120, 'too_long'),
});
export type NewGuide = z.infer<typeof NewGuide>;

export const GuideAdded = z.object({ part: z.string() });

/** `PUT /api/content/addresses`: an address that leads to a page. That of a guide withdraws the guide. */
export const MovedAddress = z.object({ path: address, target: address });
export type MovedAddress = z.infer<typeof MovedAddress>;

/** `DELETE /api/content/addresses`: in the query, since a DELETE has no body. */
export const AddressQuery = z.object({ path: address });

const ListedGuide = z.object({
  slug: z.string(),
  /** The French short name; null: it has none yet, or the guide is built in and named by the dictionaries. */
  name: z.string().nullable(),
  /** What the agency chose; null: the guide is built in. */
  choices: GuideChoices.nullable(),
  /** The languages in which visitors can open it. */
  online: z.array(z.enum(locales)),
  /** Whether it was ever published: then it can be withdrawn, and not deleted. */
  published: z.boolean(),
  /** Where its address leads; null: it is not withdrawn. */
  target: z.string().nullable(),
});
export type ListedGuide = z.infer<typeof ListedGuide>;

/** `GET /api/content/addresses`. */
export const AddressList = z.object({
  /** In reading order. */
  guides: z.array(ListedGuide),
  /** Without those of guides; the newest first. `leadsTo` is the end of a chain. */
  former: z.array(z.object({ path: z.string(), target: z.string(), leadsTo: z.string(), at: z.string() })),
  /** The pages to which an address can lead. */
  pages: z.array(z.string()),
});
export type AddressList = z.infer<typeof AddressList>;
