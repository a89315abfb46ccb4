import { isBot } from './is-bot.ts';

/** What a request says of itself that decides whether it is counted: values of headers. None of it is kept. */
export interface VisitSignals {
  userAgent: string | undefined;
  /** `DNT`. */
  doNotTrack: string | undefined;
  /** `Sec-GPC`. */
  globalPrivacyControl: string | undefined;
  /** `Sec-Purpose`: a page that is fetched or rendered in advance, and that perhaps nobody will see. */
  purpose: string | undefined;
}

/** Whether a report comes from a person who has not asked to be left out, and who looks at the page. */
export function isCounted({ userAgent, doNotTrack, globalPrivacyControl, purpose }: VisitSignals): boolean {
  const refused = doNotTrack?.trim() === '1' || globalPrivacyControl?.trim() === '1';
  return !refused && !/prefetch|prerender/i.test(purpose ?? '') && !isBot(userAgent);
}
