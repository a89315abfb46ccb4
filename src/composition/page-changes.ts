import type { Composition } from './compose.ts';

/**
 * Shortest time between two renewals of pages because of votes, in milliseconds: every visitor may vote, and each
 * renewal takes renderings.
 */
const VOTES_MS = 5000;

/**
 * Registers callbacks for changes that make kept pages outdated, made by this process or by another.
 * @param reviews called when the pages that show reviews have changed
 * @param all called when any page may have changed
 */
export function onPageChange(
  {
    revisions,
    settings,
    costs,
    claims,
    content,
    feeds,
  }: Pick<Composition, 'revisions' | 'settings' | 'costs' | 'claims' | 'content' | 'feeds'>,
  { reviews, all }: { reviews(): void; all(): void },
): void {
  revisions.on(['shown_reviews'], reviews);
  revisions.on(['votes'], reviews, VOTES_MS);
  revisions.on(['hidden_posts'], all);
  settings.onChange(all);
  costs.onChange(all);
  claims.onChange(all);
  content.onChange(all);
  feeds.refresher.onChange(all);
}
