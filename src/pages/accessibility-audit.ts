import { z } from 'zod';
import { type Audit, auditSchema } from '../domain/accessibility/audit.ts';
import type { ConformityState } from '../domain/accessibility/conformity.ts';
import { type Judgement, judgeAudit } from '../domain/accessibility/judge-audit.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import type { CriteriaTopic } from '../site/accessibility/statement-props.ts';

const files = import.meta.glob<string>('../../content/accessibility/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (name: string): unknown =>
  JSON.parse(files[`../../content/accessibility/${name}.json`] ?? 'null');

/** The audit of the site. @throws ZodError at start if the file is no audit */
export const audit: Audit = auditSchema.parse(read('audit'));

const standard = z.object({
  topics: z.array(z.object({ number: z.number(), criteria: z.array(z.string()) })),
});

/** The official criteria by topic, in French: titles without their links to the glossary. */
export const rgaaTopics: readonly CriteriaTopic[] = standard
  .parse(read('rgaa'))
  .topics.map(({ number, criteria }) => ({
    number,
    criteria: criteria.map((title, index) => ({ number: `${number}.${index + 1}`, title })),
  }));

let known: { day: string; judgement: Judgement } | undefined;

/** Returns the judgement of the audit on the agency's day of a moment in epoch milliseconds, computed once a day. */
export function judgementAt(now: number): Judgement {
  const day = agencyDay(now);
  if (known?.day !== day) known = { day, judgement: judgeAudit(audit, day) };
  return known.judgement;
}

/** Returns the state that footers name. */
export const conformityAt = (now: number): ConformityState => judgementAt(now).state;
