import { judgeClaims } from '../src/domain/claims/judge-claims.ts';
import { type ShownClaims, shownClaims } from '../src/domain/claims/shown-claims.ts';
import { agencyDay } from '../src/domain/time/agency-day.ts';
import { claimWords } from '../src/i18n/claim-words.ts';

const judged = (demo: boolean) => judgeClaims([], { demo, today: '2026-11-24', wordsOf: claimWords.label });

/** The claims of a site with demo data: all are confirmed as documented. */
export const documentedClaims: ShownClaims = shownClaims(judged(true), agencyDay);
/** The claims of a site without demo data before the agency has confirmed any. */
export const noClaims: ShownClaims = shownClaims(judged(false), agencyDay);
