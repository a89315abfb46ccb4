import type { PageSources } from '../../page-policy/page-sources.ts';
import type { LandingView } from '../counts/landing-view.ts';
import { releaseStage } from '../landing-stage.ts';
import { platformName, recogniseLink } from './platforms.ts';

/** A player that a visitor can open on the page. */
export interface Player {
  platform: string;
  /** Address of the frame. */
  embed: string;
}

/** Returns the player of the first row that has one; `undefined` before the release, when its player would be empty. */
export function playerOf({ shared, now }: Pick<LandingView, 'shared' | 'now'>): Player | undefined {
  if (releaseStage(shared, now) === 'before') return undefined;
  for (const { url, platform } of shared.platforms) {
    const embed = recogniseLink(url)?.embed;
    const name = platformName(platform);
    if (embed && name) return { platform: name, embed };
  }
  return undefined;
}

/** Returns the source of the page's player, and of no other player; empty without a player. */
export function playerSources(view: Pick<LandingView, 'shared' | 'now' | 'template'>): PageSources {
  const player = view.template === 'music-event' ? undefined : playerOf(view);
  return player ? { 'frame-src': [new URL(player.embed).origin] } : {};
}
