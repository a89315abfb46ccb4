import { blogAddress } from './adapters/wordpress/posts-address.ts';
import type { Env } from './config/env.ts';
import type { SiteFacts } from './contracts/site.ts';
import type { Configuration } from './domain/configuration/groups.ts';
import { tagsOf } from './domain/configuration/integration-settings.ts';

/** The part of the configuration that pages show, as it is in force now. */
export function siteFacts(env: Env, { integrations }: Configuration): SiteFacts {
  return {
    url: env.siteUrl,
    brand: env.brandName,
    contactEmail: env.contactEmail,
    company: env.company,
    bookingUrls: Object.fromEntries(Object.entries(env.bookingUrls).filter(([, url]) => url)),
    blogUrl: env.blogUrl && blogAddress(env.blogUrl),
    partnerUrl: env.partnerUrl,
    tags: tagsOf(integrations),
  };
}
