import { z } from 'zod';
import type { locales } from '../locale/locale.ts';

const day = z.iso.date();
const text = z.string().min(1);
/** A text of the statement in every language: a missing translation is no audit. */
const texts = z.strictObject({ fr: text, en: text, es: text, pt: text } satisfies Record<
  (typeof locales)[number],
  unknown
>);

/**
 * The result of one criterion on one page of the sample. C: respected, NC: not respected, NA: nothing on the page that the
 * criterion is about, NT: nobody looked. `how`: by a program alone, or by reading the rendered page.
 */
const result = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['C', 'NA']), how: z.enum(['test', 'hand']) }),
  z.strictObject({ state: z.literal('NC'), how: z.enum(['test', 'hand']), defect: text }),
  z.strictObject({ state: z.literal('NT') }),
]);

/** A defect that visitors meet: what is wrong, the other way until it is mended, what is planned, and by when. */
const defect = z.strictObject({
  note: texts,
  impact: z.enum(['minor', 'major', 'blocking']),
  alternative: texts.optional(),
  plan: texts,
  due: day,
});

const page = z.strictObject({
  id: text,
  /** Without language prefix. */
  path: z.string().startsWith('/'),
  /** Name in the statement. */
  name: texts,
  /** The module whose components make the page. */
  module: text,
  /** Hash of the list of its components on the day of the audit: with other components, somebody must look again. */
  components: text,
});

/** The audit of the site by RGAA: `content/accessibility/audit.json`. */
export const auditSchema = z.strictObject({
  rgaa: text,
  /** The agency's day of the audit. */
  on: day,
  by: z.array(z.strictObject({ name: texts, role: texts })).min(1),
  environment: z.array(texts).min(1),
  tools: z.array(text).min(1),
  sample: z.array(page).min(1),
  defects: z.record(text, defect),
  /** Why a criterion is not tested yet, by its number. */
  untested: z.record(text, texts),
  /** By number of the criterion, then by id of the page. */
  results: z.record(text, z.record(text, result)),
});
export type Audit = z.infer<typeof auditSchema>;
export type AuditResult = z.infer<typeof result>;
export type AuditDefect = z.infer<typeof defect>;

/**
 * Returns what is wrong with an audit, in words for the person who writes it: a criterion or a page that is missing or
 * unknown, a defect or a reason that is not described, or that nothing refers to. Empty: complete.
 * @param criteria the numbers of all criteria
 */
export function gapsOf(audit: Audit, criteria: readonly string[]): string[] {
  const pages = audit.sample.map(({ id }) => id);
  const named = new Set<string>();
  const gaps = differences('criterion', criteria, Object.keys(audit.results));
  for (const [number, results] of Object.entries(audit.results)) {
    gaps.push(...differences(`${number}: page`, pages, Object.keys(results)));
    for (const found of Object.values(results)) if (found.state === 'NC') named.add(found.defect);
  }
  const untested = Object.entries(audit.results).flatMap(([number, results]) =>
    Object.values(results).some(({ state }) => state === 'NT') ? [number] : [],
  );
  return [
    ...gaps,
    ...differences('defect', [...named], Object.keys(audit.defects)),
    ...differences('reason of an untested criterion', untested, Object.keys(audit.untested)),
  ];
}

function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected.filter((name) => !found.includes(name)).map((name) => `${what} ${name} is missing`),
    ...found.filter((name) => !expected.includes(name)).map((name) => `${what} ${name} is unknown`),
  ];
}
