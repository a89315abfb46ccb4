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

/** Whether a value of `Sec-GPC` is Global Privacy Control (https://www.w3.org/TR/gpc/). */
export const isObjection = (header: string | undefined): boolean => header?.trim() === '1';

/**
 * Returns whether a visit is counted: it is of a person who sees the page and has not refused to be counted.
 */
export function isCounted({ userAgent, doNotTrack, globalPrivacyControl, purpose }: VisitSignals): boolean {
  const refused = doNotTrack?.trim() === '1' || isObjection(globalPrivacyControl);
  return !refused && !/prefetch|prerender/i.test(purpose ?? '') && !isBot(userAgent);
}
