import type { LeadDetailDto } from '../../contracts/lead.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { languageName } from '../../i18n/language-name.ts';
import { deviceName, nameIn, sourceName } from '../../i18n/lead-names.ts';
import type { AdminTexts } from '../texts.ts';
import type { Fact } from '../ui/Facts.tsx';
import { ConsentState } from './ConsentState.tsx';

/*
 * Page and referrer are plain text: a visitor's browser sent them, and a link would invite the user to follow it.
 */

/** Returns the visitor's origin: of the first visit if analytics was accepted, else of this visit. */
export function originFacts(t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  return [
    { label: t.columns.source, value: sourceName(t, lead.source) },
    ...(lead.referrer ? [{ label: t.detail.referrer, value: lead.referrer, wide: true }] : []),
    // The source is said above, unless it was typed otherwise.
    ...Object.entries(lead.utm)
      .filter(([key, value]) => key !== 'utm_source' || value.trim().toLowerCase() !== lead.source)
      .map(([key, value]) => ({ label: nameIn(t.detail.utm, key), value })),
  ];
}

/** Returns the facts at the time when the form was sent (docs/decisions/0029-one-page-of-a-visit.md). */
export function sendingFacts(locale: Locale, t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  const words = t.detail;
  return [
    ...(lead.page === null ? [] : [{ label: words.page, value: lead.page === '/' ? words.home : lead.page }]),
    { label: words.device, value: deviceName(t, lead.userAgentFamily) },
    { label: t.columns.locale, value: languageName(locale, lead.locale) },
    { label: words.consent, value: <ConsentState consent={lead.consent} />, wide: true },
  ];
}
