import type { SiteFacts } from '../../contracts/site.ts';

/** The HTML by name, for each object of facts. The facts are the same object until the configuration changes. */
const kept = new WeakMap<SiteFacts, Map<string, string>>();

/**
 * Returns the HTML of a part that many pages share: rendered once, and again when the site's facts change.
 * @param name a key of the part and of everything that it depends on besides the facts; it must have few values, and
 *   none from a visitor
 */
export function cachedMarkup(site: SiteFacts, name: string, render: () => string): string {
  const ofSite = kept.get(site) ?? new Map<string, string>();
  kept.set(site, ofSite);
  const markup = ofSite.get(name) ?? render();
  ofSite.set(name, markup);
  return markup;
}
