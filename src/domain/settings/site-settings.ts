import { z } from 'zod';
import { isWorthAsking } from '../go-live/judge-site.ts';
import { abortWith } from '../text/abort-with.ts';

/** The public address. A saved value overrides `SITE_URL`. */
export const SiteSettings = z.object({
  /** Scheme, host and port under which visitors see the site; no slash at the end. */
  url: z.string(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** A typed address that visitors can reach, with or without a slash at its end; parsed to its origin. */
export const typedSiteUrl = z
  .string('site_address')
  .trim()
  .max(300, abortWith('site_address'))
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.href === `${url.origin}/` && isWorthAsking(text);
  }, 'site_address')
  .transform((text) => new URL(text).origin);
