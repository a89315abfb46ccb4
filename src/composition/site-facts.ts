import { blogAddress } from '../adapters/wordpress/posts-address.ts';
import type { CostVersion } from '../app/ports/costs.ts';
import type { Env } from '../config/env.ts';
import type { SiteFacts } from '../contracts/site.ts';
import type { ShownClaims } from '../domain/claims/shown-claims.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import type { Settings } from '../domain/settings/groups.ts';
import { tagsOf } from '../domain/settings/integration-settings.ts';
import { figuresOf } from '../domain/simulator/cost-cells.ts';
import { BUILT_IN_VERSION } from '../domain/simulator/cost-table.ts';

/** Returns the part of environment, settings, costs, claims and content that pages show. */
export function siteFacts(
  env: Env,
  { integrations, company, booking, wordpress }: Settings,
  { version, table }: Pick<CostVersion, 'version' | 'table'>,
  claims: ShownClaims,
  content: ContentSnapshot,
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
    claims,
    content,
    // The scripts already contain the built-in cost table.
    ...(version !== BUILT_IN_VERSION && { costs: { version, figures: figuresOf(table) } }),
  };
}

/**
 * Returns a function that reads the present facts. It returns the same object until the settings, the costs, the claims or the
 * content change,
 * so that values which pages cache for this object stay valid.
 */
export function createSiteFacts(
  env: Env,
  settings: { now(): Settings },
  costs: { now(): Pick<CostVersion, 'version' | 'table'> },
  claims: { shown(): ShownClaims },
  content: { now(): ContentSnapshot },
): () => SiteFacts {
  let read:
    | { settings: Settings; costs: unknown; claims: unknown; content: unknown; facts: SiteFacts }
    | undefined;
  return () => {
    const [current, table, shown, texts] = [settings.now(), costs.now(), claims.shown(), content.now()];
    if (read?.settings !== current || read.costs !== table || read.claims !== shown || read.content !== texts)
      read = {
        settings: current,
        costs: table,
        claims: shown,
        content: texts,
        facts: siteFacts(env, current, table, shown, texts),
      };
    return read.facts;
  };
}
