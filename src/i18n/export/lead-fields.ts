import type { leadKinds } from '../../domain/lead/lead-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { adminLeads } from '../dictionaries/admin-leads/fr.ts';
import { formatEuro, formatMonth, formatNumber } from '../format.ts';
import { costIn } from '../money/cost-text.ts';
import { budgetName } from '../planner/planner-budget.ts';
import { nameIn, platformName } from './lead-names.ts';

type Texts = typeof adminLeads;
type LeadKind = (typeof leadKinds)[number];

/** Returns the label of a field that was sent with a form; an unknown field keeps its own name. */
export const leadFieldLabel = (t: Texts, kind: LeadKind, key: string): string =>
  // The planner's budget is the code of a band, not an amount a month.
  kind === 'planner' && Object.hasOwn(t.release.labels, key)
    ? nameIn(t.release.labels, key)
    : nameIn(t.fields, key);

/** Returns the value of such a field in the words of the language. */
export const leadFieldValue = (
  locale: Locale,
  t: Texts,
  kind: LeadKind,
  key: string,
  value: unknown,
): string => (kind === 'planner' ? releaseValue(locale, t, key, value) : shown(locale, t, key, value));

function releaseValue(locale: Locale, t: Texts, key: string, value: unknown): string {
  const names = t.release;
  if (key === 'genre') return nameIn(names.genres, String(value));
  if (key === 'releaseType') return nameIn(names.types, String(value));
  if (key === 'budget') return budgetName(locale, names.budgets, Number(value));
  if (key === 'releaseDate') return formatMonth(locale, String(value));
  if (key === 'territories' && Array.isArray(value))
    return value.map((territory) => nameIn(names.territories, String(territory))).join(', ');
  return shown(locale, t, key, value);
}

function shown(locale: Locale, t: Texts, key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t.fields.yes : t.fields.no;
  if (typeof value === 'number')
    return key === 'budget' ? formatEuro(locale, value) : formatNumber(locale, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  // The documented constants of the booking form, whose fields offer no choice.
  if (value === 'consultation' || value === 'consultation_booking') return t.fields.consultation;
  if (key === 'platform') return platformName(t, value);
  if (key === 'source') return nameIn(t.forms, value);
  if (key === 'channel') return nameIn(t.work.add.channels, value);
  if (key === 'basis') return nameIn(t.work.add.bases, value);
  if (key === 'campaignType') return nameIn(t.campaignTypes, value);
  if (key === 'cpv') return costIn(locale, value);
  if (key === 'country') return value === 'unknown' ? t.fields.unknown : nameIn(t.regions, value);
  return value;
}
