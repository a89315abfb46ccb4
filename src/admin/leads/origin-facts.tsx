import type { LeadDetailDto } from '../../contracts/lead.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { languageName } from '../parts/language-name.ts';
import type { AdminTexts } from '../texts.ts';
import { ConsentState } from './ConsentState.tsx';
import type { Fact } from './Facts.tsx';
import { sourceName } from './lead-names.ts';

/**
 * Where somebody came from. Page and referrer stay plain text: a stranger's browser sent them, and a link here would be
 * an invitation to follow it.
 */
export function originFacts(locale: Locale, t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  const words = t.detail;
  const family = lead.userAgentFamily.replace(/^other\b/, words.otherDevice);
  return [
    { label: t.columns.source, value: sourceName(t, lead.source) },
    ...(lead.page === null ? [] : [{ label: words.page, value: lead.page }]),
    ...(lead.referrer ? [{ label: words.referrer, value: lead.referrer, wide: true }] : []),
    ...Object.entries(lead.utm).map(([key, value]) => ({ label: key, value })),
    { label: words.device, value: family },
    { label: t.columns.locale, value: languageName(locale, lead.locale) },
    { label: words.consent, value: <ConsentState consent={lead.consent} />, wide: true },
  ];
}
