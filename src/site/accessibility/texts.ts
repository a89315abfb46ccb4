import type { SiteFacts } from '../../contracts/site.ts';
import type { Judgement } from '../../domain/accessibility/judge-audit.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { isPlaceholder } from '../../domain/settings/placeholder.ts';
import { accessibility } from '../../i18n/dictionaries/accessibility/index.ts';
import { formatDate } from '../../i18n/format.ts';

export const statementTexts: Record<Locale, typeof accessibility.fr> = accessibility;

/** Formats a day of the audit. */
export const dayOf = (locale: Locale, day: string): string => formatDate(locale, Date.parse(day));

/** The key of the texts about a state: the state, or why it is `none`. */
export const reasonOf = ({ state, reason = 'below' }: Judgement): keyof typeof accessibility.fr.states =>
  state === 'none' ? reason : state;

/** The company that makes the statement; the brand while the company's data are not typed in. */
export const agencyName = ({ brand, company }: SiteFacts): string =>
  isPlaceholder(company.name) ? brand : company.name;
