import { type Locale, locales } from '../../../domain/locale/locale.ts';
import { blindQuestions } from './blind.ts';
import { openQuestions } from './open.ts';

/** A question of the gold set. */
export interface GoldQuestion {
  question: string;
  /** Keys of the passages that answer it; none: off the subject, so that no passage may be shown. */
  answers: readonly string[];
}

/** The pages of the short names in the gold set. */
const pages: Readonly<Record<string, string>> = {
  yt: 'guide-budget-youtube-ads',
  meta: 'guide-budget-meta-ads',
  tt: 'guide-budget-tiktok-ads',
  kpi: 'kpi-marketing-musical',
  roi: 'roi-marketing-musical',
  sl: 'page-ecoute-smart-link',
  sp: 'publicite-spotify-artistes',
  cible: 'targeting-audience-musicale',
  cmp: 'comparatif-plateformes-streaming',
  crea: 'creativites-ads-musicales',
  priv: 'privacy',
  cgu: 'terms',
  cookies: 'cookies',
  ml: 'legal',
};
const services: Readonly<Record<string, string>> = { yt: 'youtube-ads', meta: 'meta-ads', sp: 'spotify-ads' };

/** Returns the key of a passage: `yt#h2`, `faq3`, `svc-yt1` and `glo:roi` are short. */
function keyOf(short: string): string {
  const [, service = '', n = ''] = /^svc-(\w+?)(\d)$/.exec(short) ?? [];
  if (service) return `${services[service]}#q${n}`;
  if (/^faq\d$/.test(short)) return `faq#q${short.slice(3)}`;
  if (short.startsWith('glo:')) return `glossaire#${short.slice(4)}`;
  const [page = '', place] = short.split('#');
  return `${pages[page]}#${place}`;
}

/** Returns the gold set of a language: questions as visitors ask them, a third of them off the subject. */
export const goldSet = (locale: Locale): GoldQuestion[] =>
  [
    ...blindQuestions.map((row) => [row[locales.indexOf(locale)] ?? '', row[4]] as const),
    ...openQuestions[locale],
  ].map(([question, answers]) => ({ question, answers: answers.split(' ').filter(Boolean).map(keyOf) }));
