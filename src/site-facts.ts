import { blogAddress } from './adapters/wordpress/posts-address.ts';
import type { Env } from './config/env.ts';
import type { SiteFacts } from './contracts/site.ts';

/** The part of the configuration that pages show. */
export function siteFacts(env: Env): SiteFacts {
  return {
    url: env.siteUrl,
    brand: env.brandName,
    contactEmail: env.contactEmail,
    company: env.company,
    bookingUrls: Object.fromEntries(Object.entries(env.bookingUrls).filter(([, url]) => url)),
    blogUrl: env.blogUrl && blogAddress(env.blogUrl),
    partnerUrl: env.partnerUrl,
    tags: Object.fromEntries(Object.entries(env.tags).filter(([, id]) => id)),
  };
}
