import { isHttpsLink } from './landing-link.ts';
import type { LandingShared, PlatformLink } from './landing-page.ts';
import { type ReleaseStage, releaseStage } from './landing-stage.ts';
import { recogniseLink } from './platforms.ts';

/**
 * The address of a row at a stage of the release: before it the pre-save address alone, since the ordinary one opens
 * nothing yet. `undefined`: the row links nowhere.
 */
export function rowHref({ url, presave }: PlatformLink, stage: ReleaseStage): string | undefined {
  const link = (stage === 'before' ? presave : url).trim();
  return isHttpsLink(link) ? link : undefined;
}

/** The rows that wait for the release at a moment: they have an ordinary address and no pre-save address. */
export const waitingRows = (
  shared: Pick<LandingShared, 'platforms' | 'releaseAt'>,
  now: number,
): PlatformLink[] =>
  releaseStage(shared, now) === 'before'
    ? shared.platforms.filter(({ url, presave }) => url.trim() !== '' && presave.trim() === '')
    : [];

/** Whether a link is the ordinary address of a row that is not out yet, so that no button leads to it now. */
export const isComing = (
  shared: Pick<LandingShared, 'platforms' | 'releaseAt'>,
  now: number,
  link: string,
): boolean =>
  releaseStage(shared, now) === 'before' &&
  shared.platforms.some(({ url }) => url.trim() !== '' && canonical(url) === canonical(link));

/**
 * Whether a link opens, before the release, another page of a platform that a row waits for. It may be a single that is out
 * already, or the release itself at an address that is written in another way.
 */
export function isEarly(
  shared: Pick<LandingShared, 'platforms' | 'releaseAt'>,
  now: number,
  link: string,
): boolean {
  const platform = recogniseLink(link)?.platform ?? 'other';
  if (platform === 'other' || releaseStage(shared, now) !== 'before') return false;
  return shared.platforms.some((row) => row.platform === platform) && !isComing(shared, now, link);
}

/** The address of a button at a stage of the release. */
export interface ButtonAddress {
  /** `undefined`: the button links nowhere. */
  href: string | undefined;
  /** Whether it is the pre-save address of a row, in place of the typed one. */
  isPresave: boolean;
}

/** Returns the address of a button. Before the release, a button with the ordinary address of a row follows that row. */
export function buttonAddress(
  { platforms }: Pick<LandingShared, 'platforms'>,
  stage: ReleaseStage,
  typed: string,
): ButtonAddress {
  const link = typed.trim();
  if (!isHttpsLink(link)) return { href: undefined, isPresave: false };
  const address = canonical(link);
  const rows = stage === 'before' ? platforms.filter(({ url }) => canonical(url) === address) : [];
  if (rows.length === 0) return { href: link, isPresave: false };
  const href = rows.map((row) => rowHref(row, stage)).find((found) => found !== undefined);
  return { href, isPresave: href !== undefined };
}

const canonical = (link: string): string => recogniseLink(link)?.url ?? link.trim();
