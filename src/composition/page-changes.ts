import type { Composition } from './compose.ts';

/**
 * Shortest time between two renewals of pages because of votes, in milliseconds: every visitor may vote, and each
 * renewal takes renderings.
 */
const VOTES_MS = 5000;

/**
 * Registers callbacks for changes that make kept pages outdated, made by this process or by another.
 * @param on `reviews` is called when the pages that show reviews have changed
 *   `landings` is called with the slugs of the landing pages that have changed
 *   `all` is called when any page may have changed
 */
export function onPageChange(
  {
    revisions,
    settings,
    costs,
    claims,
    content,
    pictures,
    landing,
    feeds,
  }: Pick<
    Composition,
    'revisions' | 'settings' | 'costs' | 'claims' | 'content' | 'pictures' | 'landing' | 'feeds'
  >,
  on: { reviews(): void; landings(slugs: ReadonlySet<string>): void; all(): void },
): void {
  const { reviews, all } = on;
  revisions.on(['shown_reviews'], reviews);
  revisions.on(['votes'], reviews, VOTES_MS);
  revisions.on(['hidden_posts'], all);
  settings.onChange(all);
  costs.onChange(all);
  claims.onChange(all);
  content.onChange(all);
  pictures.onChange(all);
  landing.liveLandings.onChange(on.landings);
  feeds.refresher.onChange(all);
}
