import type { PageSources } from '../page-policy/page-sources.ts';
import { releaseStage } from './landing-stage.ts';
import type { LandingView } from './landing-view.ts';
import { platformName, recogniseLink } from './platforms.ts';

/** A player that a visitor can open on the page. */
export interface Player {
  platform: string;
  /** Address of the frame. */
  embed: string;
}

/** Returns the player of the first row that has one; no player before the release, when there is nothing to hear. */
export function playerOf({ shared, now }: Pick<LandingView, 'shared' | 'now'>): Player | undefined {
  if (releaseStage(shared, now) === 'before') return undefined;
  for (const { url, platform } of shared.platforms) {
    const embed = recogniseLink(url)?.embed;
    const name = platformName(platform);
    if (embed && name) return { platform: name, embed };
  }
  return undefined;
}

/** The source of a page's own player, and of no other; none without one. */
export function playerSources(view: Pick<LandingView, 'shared' | 'now' | 'template'>): PageSources {
  const player = view.template === 'music-event' ? undefined : playerOf(view);
  return player ? { 'frame-src': [new URL(player.embed).origin] } : {};
}
