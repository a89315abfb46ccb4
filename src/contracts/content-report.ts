import { z } from 'zod';
import { EMAIL_PATTERN } from '../domain/lead/email-address.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../domain/lead/typed-fields.ts';
import {
  ADDRESS_MAX,
  contesters,
  EXPLANATION_MAX,
  EXPLANATION_MIN,
  LAW_MAX,
  reportActs,
  reportMeasures,
  reportReasons,
  reportStates,
} from '../domain/report/content-report.ts';
import { EXCERPT_MAX } from '../domain/review/excerpt.ts';
import { refusalGrounds } from '../domain/review/refusal-grounds.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { typedEmail } from '../domain/text/typed-address.ts';
import { visibleLine, visibleText } from '../domain/text/visible-text.ts';
import { line } from './fields.ts';
import { LeadContext } from './leads/lead-context.ts';

/** Reports of illegal content: articles 16 and 17 of Regulation (EU) 2022/2065. Times are ISO 8601 in UTC. */

/** The typed fields of the form, those of article 16(2). */
export const ReportFields = z.object({
  /** What is reported: `avis-<id>`, `temoignage-<id>`, `page-<slug>`; empty: the address says it. */
  object: z.string().max(100).default(''),
  /** The exact address of the content. */
  address: line('report_address', ADDRESS_MAX)
    .transform(visibleLine)
    .pipe(z.string().min(1, 'report_address')),
  reason: z.enum(reportReasons, 'report_reason'),
  explanation: z
    .string('report_explanation')
    .max(EXPLANATION_MAX, abortWith('too_long'))
    .transform(visibleText)
    .pipe(z.string().min(EXPLANATION_MIN, 'report_explanation')),
  /** Empty only with one of `namelessReasons`. */
  name: z
    .string('report_name')
    .max(NAME_MAX_LENGTH, abortWith('too_long'))
    .transform(visibleLine)
    .default(''),
  /** Empty as for `name`. */
  email: z
    .string('email_error')
    .overwrite(typedEmail)
    .max(EMAIL_MAX_LENGTH, abortWith('email_error'))
    .refine((typed) => typed === '' || EMAIL_PATTERN.test(typed), 'email_error')
    .default(''),
  /** The statement of article 16(2)(d): in good faith, exact and complete. Not asked about accessibility. */
  goodFaith: z.boolean('report_good_faith').default(false),
});
export type ReportFields = z.infer<typeof ReportFields>;

/** `POST /api/content-reports`. */
export const ReportSubmission = ReportFields.extend(LeadContext.shape).refine(
  ({ goodFaith, reason }) => goodFaith || reason === 'accessibility',
  // Told with the other wrong fields.
  { path: ['goodFaith'], message: 'report_good_faith', when: () => true },
);
export type ReportSubmission = z.infer<typeof ReportSubmission>;

/** The number of the report, which the receipt also has. */
export const ReportAnswer = z.object({
  number: z.int(),
  receipt: z
    .boolean()
    .meta({ description: 'Whether a mail server is set and the receipt has just been queued.' }),
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** A report in the list. */
export const ReportRowDto = z.object({
  number: z.int(),
  subject: z.enum(['review', 'testimonial', 'page', 'address']),
  reason: z.enum(reportReasons),
  state: z.enum(reportStates),
  receivedAt: z.string(),
  dueAt: z.string().nullable().meta({ description: 'When the next step is due; null: closed.' }),
  lookedAt: z.string().nullable(),
  again: z.boolean().meta({ description: 'Whether the decision was contested.' }),
  suspect: z.boolean().meta({ description: 'Filled in as programs do; no mail was sent.' }),
});
export type ReportRowDto = z.infer<typeof ReportRowDto>;

/** `GET /api/content-reports`. */
export const ReportList = z.object({
  /** The open reports, by due time. */
  open: z.array(ReportRowDto),
  /** The latest hundred that are closed, the newest first. */
  closed: z.array(ReportRowDto),
});
export type ReportList = z.infer<typeof ReportList>;

export const ReportDto = ReportRowDto.extend({
  version: z.int().meta({ description: 'Number of the steps so far.' }),
  address: z.string(),
  explanation: z.string().nullable().meta({ description: 'Null: deleted.' }),
  name: z.string().nullable().meta({ description: 'Never shown to the author.' }),
  email: z.string().nullable(),
  locale: z.string(),
  /** The reported review, while it is stored. */
  review: z
    .object({
      id: z.string(),
      name: z.string().nullable(),
      comment: z.string().nullable(),
      status: z.string(),
      excerpt: z
        .string()
        .nullable()
        .meta({ description: 'What pages show after a passage was cut; null: the comment.' }),
      own: z.boolean().meta({ description: 'Whether it was written on this site.' }),
      told: z.boolean().meta({ description: 'Whether its author left an address.' }),
      takenDown: z
        .boolean()
        .meta({ description: 'Whether the decision of this report took it off the pages.' }),
      locale: z.string().meta({ description: 'The language in which its author is written to.' }),
    })
    .nullable(),
  evident: z.boolean().nullable(),
  question: z.string().nullable(),
  measure: z.enum(reportMeasures).nullable(),
  ground: z.enum(refusalGrounds).nullable(),
  words: z.string().nullable().meta({ description: 'The reason of the decision, as both were told.' }),
  decidedAt: z.string().nullable(),
  /** The displayed name of the account. */
  decidedBy: z.string().nullable(),
  /** Whether the asking account made the first decision, which another account should judge again. */
  ownDecision: z.boolean(),
  wasUpheld: z
    .boolean()
    .meta({ description: 'Whether a removal is contested: dismissing the report reverses it.' }),
  mayContest: z.boolean(),
  contestUntil: z.string().nullable(),
  contestedBy: z.enum(contesters).nullable(),
});
export type ReportDto = z.infer<typeof ReportDto>;

/** `POST /api/content-reports/{number}/acts`: one step of staff. Each step reads only its own fields. */
export const ReportStep = z.object({
  act: z.enum(reportActs),
  /** The `version` that was read. */
  version: z.int().min(0),
  /** Of `look`. */
  evident: z.boolean().optional(),
  /** Of `ask`, `uphold` and `dismiss`: the words that are mailed. */
  words: z.string().trim().max(2000, abortWith('too_long')).optional(),
  /** Of `uphold`. Of a review only `shortened` is read; else it is removed, or hidden if it was written elsewhere. */
  measure: z.enum(reportMeasures).optional(),
  /** Of `uphold`, for a review that was written on this site. */
  ground: z.enum(refusalGrounds, 'ground_error').optional(),
  /** With a `ground` against the law: its provision, as the statement of reasons names it. */
  law: line('report_law', LAW_MAX).transform(visibleLine).optional(),
  /** Of `shortened`: the review with `[…]` in place of each passage that is cut; no other word changes. */
  excerpt: z.string().max(EXCERPT_MAX, abortWith('too_long')).optional(),
  /** Of `again`. */
  by: z.enum(contesters).optional(),
});
export type ReportStep = z.infer<typeof ReportStep>;
