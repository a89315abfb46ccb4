import type { LeadDetailDto } from '../../contracts/lead.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { languageName } from '../../i18n/language-name.ts';
import { deviceName, sourceName } from '../../i18n/lead-names.ts';
import type { Fact } from '../parts/Facts.tsx';
import type { AdminTexts } from '../texts.ts';
import { ConsentState } from './ConsentState.tsx';

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
  return [
    ...(lead.page === null ? [] : [{ label: words.page, value: lead.page }]),
    { label: words.device, value: deviceName(t, lead.userAgentFamily) },
    { label: t.columns.locale, value: languageName(locale, lead.locale) },
    { label: words.consent, value: <ConsentState consent={lead.consent} />, wide: true },
  ];
}
