import type { SiteFacts } from '../../contracts/site.ts';
import type { Audit } from '../../domain/accessibility/audit.ts';
import type { Judgement } from '../../domain/accessibility/judge-audit.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** A topic of the standard with its criteria, whose titles are in French. */
export interface CriteriaTopic {
  number: number;
  criteria: readonly { number: string; title: string }[];
}

export interface StatementProps {
  locale: Locale;
  site: SiteFacts;
  audit: Audit;
  judgement: Judgement;
  topics: readonly CriteriaTopic[];
}

/** What the parts of the statement show. */
export type StatementPart = Pick<StatementProps, 'locale' | 'audit' | 'judgement'>;
