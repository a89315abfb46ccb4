import { isBot } from './is-bot.ts';

/** The headers of a request that decide whether its visit is counted. They are not stored. */
export interface VisitSignals {
  userAgent: string | undefined;
  /** `DNT`. */
  doNotTrack: string | undefined;
  /** `Sec-GPC`. */
  globalPrivacyControl: string | undefined;
  /** `Sec-Purpose`: the page is fetched or rendered in advance, and perhaps never seen. */
  purpose: string | undefined;
}

/**
 * Returns whether a visit is counted: it is of a person who sees the page and has not refused to be counted.
 */
export function isCounted({ userAgent, doNotTrack, globalPrivacyControl, purpose }: VisitSignals): boolean {
  const refused = doNotTrack?.trim() === '1' || globalPrivacyControl?.trim() === '1';
  return !refused && !/prefetch|prerender/i.test(purpose ?? '') && !isBot(userAgent);
}
