import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { formatEuro, formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import type { AdminTexts } from '../../texts.ts';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import type { useMoments } from '../../ui/time/use-moments.ts';

/** The formats and words for the values of an audit entry in the reader's language. */
export interface Reader {
  locale: Locale;
  t: AdminTexts;
  moments: ReturnType<typeof useMoments>;
}

const days = new Set(['startsOn', 'endsOn', 'followUp']);
const moments = new Set(['expiresAt', 'publishAt', 'unpublishAt']);
const euros = new Set(['budget', 'actualCost']);
const locales = new Set(['clientLocale', 'language', 'languages', 'notifyLocale']);
/** Fields whose number is an identifier, which is formatted without group separators. */
const names = new Set(['id', 'number', 'version', 'port']);

/** The words for values that are in other dictionaries. */
const wordsOf = (t: AdminTexts, field: string): Record<string, string> => {
  switch (field) {
    case 'platform':
      return t.leads.platforms;
    case 'campaignType':
      return t.leads.campaignTypes;
    case 'country':
      return t.leads.regions;
    case 'reward':
      return t.reviews.facts.rewards;
    case 'template':
      return t.landing.templates;
    case 'security':
      return t.settings.mail.securities;
    default:
      return own<Record<string, string>>(t.audit.values, field) ?? {};
  }
};

/**
 * Returns the words of a known value, amounts and times in the reader's format, any other text unchanged, a list joined by
 * commas, a dash for a missing value, everything else as JSON.
 */
export function writtenValue(reader: Reader, field: string, value: unknown): string {
  const { locale, t, moments: at } = reader;
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? t.audit.yes : t.audit.no;
  if (typeof value === 'number') {
    if (moments.has(field)) return at.short(value);
    if (euros.has(field)) return formatEuro(locale, value);
    if (field === 'wonValue') return formatEuro(locale, value / 100);
    return names.has(field) || !Number.isInteger(value) ? String(value) : formatNumber(locale, value);
  }
  if (typeof value === 'string') {
    if (days.has(field) && !Number.isNaN(Date.parse(value))) return at.day(value);
    if (moments.has(field) && !Number.isNaN(Date.parse(value))) return at.short(value);
    if (field === 'error') return failureWords(t, value);
    if (locales.has(field) && isLocale(value)) return languageName(locale, value);
    return own(wordsOf(t, field), value) ?? value;
  }
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.map((item) => writtenValue(reader, field, item)).join(', ')
    : JSON.stringify(value);
}

/** Returns the words of a name; ignores inherited properties such as `constructor`. */
export const own = <T>(words: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;
