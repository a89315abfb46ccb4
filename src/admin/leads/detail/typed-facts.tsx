import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { leadFieldLabel, leadFieldValue } from '../../../i18n/export/lead-fields.ts';
import { nameIn } from '../../../i18n/export/lead-names.ts';
import { fill } from '../../../i18n/format.ts';
import type { AdminTexts } from '../../texts.ts';
import type { Fact } from '../../ui/Facts.tsx';
import { LinkedText } from './LinkedText.tsx';

/** Whether the heading or the facts of the origin already show the field. */
const shownElsewhere = (lead: LeadDetailDto, key: string, value: unknown) =>
  key.startsWith('utm_') ||
  (['name', 'artistName'].includes(key) && value === lead.name) ||
  (key === 'email' && value === lead.email) ||
  (key === 'phone' && value === lead.phone);

/** Returns the fields of the sent form in their order: known fields with their label, others under their own name. */
export function typedFacts(locale: Locale, t: AdminTexts['leads'], lead: LeadDetailDto): Fact[] {
  const typed = Object.entries(lead.fields)
    .filter(([key, value]) => value !== '' && value != null && !shownElsewhere(lead, key, value))
    .map(([key, value]) => ({
      label: key === 'name' ? t.columns.name : leadFieldLabel(t, lead.kind, key),
      value: linked(key, leadFieldValue(locale, t, lead.kind, key, value)),
      wide: key === 'message' || key === 'basis' || (typeof value === 'string' && value.length > 40),
    }));
  if (lead.costVersion === null) return typed;
  return [
    ...typed,
    { label: t.fields.costs, value: fill(t.fields.costVersion, { version: lead.costVersion }) },
  ];
}

/** The fields with the visitor's own words and links. */
const withAddresses: readonly string[] = ['message', 'link', 'video_url', 'spotify_url'];
const linked = (key: string, value: string) =>
  withAddresses.includes(key) ? <LinkedText>{value}</LinkedText> : value;

/** Returns the inputs and the results of a simulation in one line. */
export function simulationLine(locale: Locale, t: AdminTexts['leads'], lead: LeadDetailDto): string {
  const known = (keys: string[]) => keys.filter((key) => lead.fields[key] !== undefined);
  const text = (key: string) => leadFieldValue(locale, t, lead.kind, key, lead.fields[key]);
  const asked = known(['platform', 'campaignType', 'country', 'budget']).map(text);
  const came = known(['views', 'reach', 'cpv']).map((key) => `${nameIn(t.fields, key)} ${text(key)}`);
  return `${asked.join(' · ')} → ${came.join(' · ')}`;
}
