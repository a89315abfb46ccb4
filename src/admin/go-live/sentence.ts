import type { GoLiveCheckDto } from '../../contracts/go-live.ts';
import { BROKEN } from '../../domain/go-live/checks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { dateFormat, fill, formatNumber, intlTag, pluralForm } from '../../i18n/format.ts';
import type { AdminTexts } from '../texts.ts';
import { formatBytes } from './format-bytes.ts';

/** A sentence, or its two forms. */
type Words = string | { one: string; other: string };

/** Returns the sentence about the finding of a check, in the reader's language. */
export function sentenceOf(
  { key, outcome, facts }: GoLiveCheckDto,
  locale: Locale,
  t: Pick<AdminTexts, 'goLive' | 'settings' | 'leads' | 'integrations' | 'shell'>,
): string {
  const outcomes: Record<string, Words> = t.goLive.checks[key].outcomes;
  const words = outcome === BROKEN ? undefined : outcomes[outcome];
  if (words === undefined) return t.goLive.broken;
  const count = facts.count ?? 0;
  const nameOf = namesIn(key, t);
  const list = (names: readonly string[]) => new Intl.ListFormat(intlTag(locale)).format(names);
  return fill(typeof words === 'string' ? words : pluralForm(locale, words, count), {
    count: formatNumber(locale, count),
    total: formatNumber(locale, facts.total ?? 0),
    names: list((facts.names ?? []).map(nameOf)),
    parts: partsIn(facts.counts ?? {}, locale, t),
    at: facts.at === undefined ? '' : momentIn(locale, facts.at),
    until: facts.until === undefined ? '' : dayIn(locale, facts.until),
    newest: facts.newest === undefined ? '' : momentIn(locale, facts.newest),
    size: formatBytes(locale, facts.bytes ?? 0),
    cause: causeOf(key, facts.cause ?? '', t),
    address: facts.address ?? '',
  });
}

/** Returns counts in a sentence: `58 prospects et 8 campagnes`. */
export function partsIn(
  counts: Record<string, number>,
  locale: Locale,
  { goLive }: Pick<AdminTexts, 'goLive'>,
): string {
  const kinds: Record<string, { one: string; other: string }> = goLive.kinds;
  const parts = Object.entries(counts).map(([kind, count]) =>
    fill(pluralForm(locale, kinds[kind] ?? { one: kind, other: kind }, count), {
      count: formatNumber(locale, count),
    }),
  );
  return new Intl.ListFormat(intlTag(locale)).format(parts);
}

/** Returns the words for the keys that a check lists, as the screens of these settings name them. */
function namesIn(
  key: GoLiveCheckDto['key'],
  { settings, leads, integrations, shell }: Pick<AdminTexts, 'settings' | 'leads' | 'integrations' | 'shell'>,
): (name: string) => string {
  const names: Partial<Record<GoLiveCheckDto['key'], Record<string, string>>> = {
    company: settings.company.fields,
    statements: settings.statements.names,
    booking: leads.platforms,
    webhooks: leads.destinations,
    tags: integrations.names,
    sends: { meta: 'Meta', tiktok: 'TikTok', google: 'Google Ads' },
    path: shell.proof.steps,
  };
  // Names of settings begin with a capital, which is wrong within a sentence; platforms and tags keep theirs.
  const inSentence = ['company', 'webhooks', 'statements'].includes(key) ? lowered : (text: string) => text;
  const known = names[key] ?? {};
  return (name) => inSentence(known[name] ?? name);
}

/** Returns a text with a small first letter, unless it begins with an abbreviation such as `VAT`. */
const lowered = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

function causeOf(
  key: GoLiveCheckDto['key'],
  cause: string,
  { goLive, settings }: Pick<AdminTexts, 'goLive' | 'settings'>,
): string {
  const words = { mail: settings.mail.failures, path: goLive.proofCauses } as const;
  const causes: Record<string, string> = key === 'mail' || key === 'path' ? words[key] : goLive.causes;
  return causes[cause] ?? cause;
}

/** Day and hour in the agency's time zone: `22 nov., 18:04`. */
export const momentIn = (locale: Locale, at: string): string =>
  dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));

const dayIn = (locale: Locale, at: string): string =>
  dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(at));
