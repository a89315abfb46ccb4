import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { nameIn, platformName } from '../../../i18n/export/lead-names.ts';
import { fill, formatEuro, formatMonth, formatNumber } from '../../../i18n/format.ts';
import { costIn } from '../../../i18n/money/cost-text.ts';
import { budgetName } from '../../../i18n/planner/planner-budget.ts';
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
      label: labelOf(t, lead, key),
      value: linked(
        key,
        lead.kind === 'planner' ? releaseValue(locale, t, key, value) : shown(locale, t, key, value),
      ),
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

/** The planner's budget is the code of a band, not an amount a month. */
function labelOf(t: AdminTexts['leads'], { kind }: LeadDetailDto, key: string): string {
  if (key === 'name') return t.columns.name;
  return kind === 'planner' && Object.hasOwn(t.release.labels, key)
    ? nameIn(t.release.labels, key)
    : nameIn(t.fields, key);
}

function releaseValue(locale: Locale, t: AdminTexts['leads'], key: string, value: unknown): string {
  const names = t.release;
  if (key === 'genre') return nameIn(names.genres, String(value));
  if (key === 'releaseType') return nameIn(names.types, String(value));
  if (key === 'budget') return budgetName(locale, names.budgets, Number(value));
  if (key === 'releaseDate') return formatMonth(locale, String(value));
  if (key === 'territories' && Array.isArray(value))
    return value.map((territory) => nameIn(names.territories, String(territory))).join(', ');
  return shown(locale, t, key, value);
}

/** Returns the inputs and the results of a simulation in one line. */
export function simulationLine(locale: Locale, t: AdminTexts['leads'], lead: LeadDetailDto): string {
  const known = (keys: string[]) => keys.filter((key) => lead.fields[key] !== undefined);
  const text = (key: string) => shown(locale, t, key, lead.fields[key]);
  const asked = known(['platform', 'campaignType', 'country', 'budget']).map(text);
  const came = known(['views', 'reach', 'cpv']).map((key) => `${nameIn(t.fields, key)} ${text(key)}`);
  return `${asked.join(' · ')} → ${came.join(' · ')}`;
}

function shown(locale: Locale, t: AdminTexts['leads'], key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t.fields.yes : t.fields.no;
  if (typeof value === 'number')
    return key === 'budget' ? formatEuro(locale, value) : formatNumber(locale, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  // The documented constants of the booking form, whose fields offer no choice.
  if (value === 'consultation' || value === 'consultation_booking') return t.fields.consultation;
  if (key === 'platform') return platformName(t, value);
  if (key === 'channel') return nameIn(t.work.add.channels, value);
  if (key === 'basis') return nameIn(t.work.add.bases, value);
  if (key === 'campaignType') return nameIn(t.campaignTypes, value);
  if (key === 'cpv') return costIn(locale, value);
  if (key === 'country') return value === 'unknown' ? t.fields.unknown : nameIn(t.regions, value);
  return value;
}
