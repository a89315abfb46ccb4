import type { LandingShared, PlatformLink } from '../landing-page.ts';
import { type ReleaseStage, releaseStage } from '../landing-stage.ts';
import { isHttpsLink } from './landing-link.ts';
import { recogniseLink } from './platforms.ts';

/**
 * Returns the address of a row at a stage of the release. Before it, that is the pre-save address, because the ordinary address
 * does not exist yet. `undefined`: the row has no link.
 */
export function rowHref({ url, presave }: PlatformLink, stage: ReleaseStage): string | undefined {
  const link = (stage === 'before' ? presave : url).trim();
  return isHttpsLink(link) ? link : undefined;
}

/** Returns the rows that have no link before the release: they have an ordinary address and no pre-save address. */
export const waitingRows = (
  shared: Pick<LandingShared, 'platforms' | 'releaseAt'>,
  now: number,
): PlatformLink[] =>
  releaseStage(shared, now) === 'before'
    ? shared.platforms.filter(({ url, presave }) => url.trim() !== '' && presave.trim() === '')
    : [];

/** Whether a link is the ordinary address of a row before the release, so that no button links to it yet. */
export const isComing = (
  shared: Pick<LandingShared, 'platforms' | 'releaseAt'>,
  now: number,
  link: string,
): boolean =>
  releaseStage(shared, now) === 'before' &&
  shared.platforms.some(({ url }) => url.trim() !== '' && canonical(url) === canonical(link));

/**
 * Whether a link opens, before the release, another page on the platform of one of the rows. It may be a single that is out
 * already, or the release itself under another spelling of its address.
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
  /** `undefined`: the button has no link. */
  href: string | undefined;
  /** Whether it is the pre-save address of a row instead of the typed address. */
  isPresave: boolean;
}

/**
 * Returns the address of a button. Before the release, a button with the ordinary address of a row gets that row's pre-save
 * address.
 */
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
