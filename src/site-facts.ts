import { blogAddress } from './adapters/wordpress/posts-address.ts';
import type { CostVersion } from './app/ports/costs.ts';
import type { Env } from './config/env.ts';
import type { SiteFacts } from './contracts/site.ts';
import type { Configuration } from './domain/configuration/groups.ts';
import { tagsOf } from './domain/configuration/integration-settings.ts';
import { figuresOf } from './domain/simulator/cost-cells.ts';
import { BUILT_IN_VERSION } from './domain/simulator/cost-table.ts';

/** The part of the configuration that pages show, as it is in force now. */
export function siteFacts(
  env: Env,
  { integrations, company, booking, wordpress }: Configuration,
  { version, table }: Pick<CostVersion, 'version' | 'table'>,
): SiteFacts {
  const { brand, contactEmail, partnerUrl, ...publisher } = company;
  return {
    url: env.siteUrl,
    brand,
    contactEmail,
    company: publisher,
    bookingUrls: Object.fromEntries(Object.entries(booking).filter(([, url]) => url)),
    blogUrl: wordpress.url ? blogAddress(wordpress.url) : undefined,
    partnerUrl: partnerUrl || undefined,
    tags: tagsOf(integrations),
    // The scripts hold the code's own table already.
    ...(version !== BUILT_IN_VERSION && { costs: { version, figures: figuresOf(table) } }),
  };
}
