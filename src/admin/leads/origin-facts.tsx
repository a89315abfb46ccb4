import type { LeadDetailDto } from '../../contracts/lead.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Fact } from '../parts/Facts.tsx';
import { languageName } from '../parts/language-name.ts';
import type { AdminTexts } from '../texts.ts';
import { ConsentState } from './ConsentState.tsx';
import { sourceName } from './lead-names.ts';

/*
 * Page and referrer stay plain text: a stranger's browser sent them, and a link here would be an invitation to follow it.
 */

/** Where somebody came from: at the first visit where analytics was accepted, else at this one. */
export function originFacts(t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  return [
    { label: t.columns.source, value: sourceName(t, lead.source) },
    ...(lead.referrer ? [{ label: t.detail.referrer, value: lead.referrer, wide: true }] : []),
    ...Object.entries(lead.utm).map(([key, value]) => ({ label: key, value })),
  ];
}

/** What was so when the form was sent (docs/decisions/0029-one-page-of-a-visit.md). */
export function sendingFacts(locale: Locale, t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  const words = t.detail;
  const family = lead.userAgentFamily.replace(/^other\b/, words.otherDevice);
  return [
    ...(lead.page === null ? [] : [{ label: words.page, value: lead.page }]),
    { label: words.device, value: family },
    { label: t.columns.locale, value: languageName(locale, lead.locale) },
    { label: words.consent, value: <ConsentState consent={lead.consent} />, wide: true },
  ];
}
