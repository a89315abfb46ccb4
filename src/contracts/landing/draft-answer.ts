import { z } from 'zod';
import { answerKinds, answerPlaces, REMARK_MAX_LENGTH } from '../../domain/landing/draft-answer.ts';
import { NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { locales } from '../../domain/locale/locale.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { visibleLine, visibleText } from '../../domain/text/visible-text.ts';

/** An artist's answers to the draft of a landing page. Times in responses are ISO 8601 in UTC. */

/** The fields that the artist fills in. */
export const DraftAnswerFields = z.object({
  /** Empty or absent: the artist gave no name. */
  name: z.string().max(NAME_MAX_LENGTH, 'too_long').transform(visibleLine).default(''),
  place: z.enum(answerPlaces).default('page'),
  /** The text of a remark; empty for an approval. */
  text: z.string().trim().max(REMARK_MAX_LENGTH, 'too_long').transform(visibleText).default(''),
});
export type DraftAnswerFields = z.infer<typeof DraftAnswerFields>;

/** `POST /api/draft-answers`. */
export const DraftAnswerSubmission = DraftAnswerFields.extend({
  /** The code of the secret link. It is in the body, because URLs are logged. */
  code: z.string().max(64),
  kind: z.enum(answerKinds),
  /** The draft that was shown, and when it was saved, in epoch milliseconds. */
  version: z.int32().min(1),
  versionAt: z.int().min(0).max(8.64e15),
  /** The language in which it was shown. */
  locale: z.enum(locales),
  /** A trap: a field that people do not see. */
  [TRAP_FIELD]: z.string().max(0, 'landing_answer_trap').default(''),
}).refine(({ kind, text }) => kind === 'approval' || text !== '', {
  path: ['text'],
  message: 'landing_answer_text',
});
export type DraftAnswerSubmission = z.infer<typeof DraftAnswerSubmission>;

/** `isOlder`: the agency has saved another draft since the one that was shown. */
export const DraftAnswered = z.object({ isOlder: z.boolean() });
export type DraftAnswered = z.infer<typeof DraftAnswered>;

export const DraftAnswerDto = z.object({
  id: z.string(),
  kind: z.enum(answerKinds),
  place: z.enum(answerPlaces),
  text: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  /** The version of the draft that was answered. If it differs from the page's, the draft has changed since. */
  version: z.int32(),
  /** When that draft was saved. */
  versionAt: z.string(),
  at: z.string(),
  /** Null: an open remark, or an approval. */
  handledAt: z.string().nullable(),
  /** Name or e-mail address of the account; null: not handled. */
  handledBy: z.string().nullable(),
});
export type DraftAnswerDto = z.infer<typeof DraftAnswerDto>;

/** `GET /api/landing-pages/{id}/draft-answers`: newest first. Also the response of a deletion. */
export const DraftAnswerList = z.object({ answers: z.array(DraftAnswerDto) });
export type DraftAnswerList = z.infer<typeof DraftAnswerList>;

/** `PUT /api/landing-pages/{id}/draft-answers/{answer}`: whether the agency has dealt with a remark. */
export const DraftAnswerChange = z.object({ handled: z.boolean() });
export type DraftAnswerChange = z.infer<typeof DraftAnswerChange>;

/** Summary of the answers to a page's draft: whether its version is approved, and the number of open remarks. */
export const DraftAnswerSummary = z.object({
  /** `present`: the current version is approved. `former`: an older one is. Null: no version was approved. */
  approval: z.enum(['present', 'former']).nullable(),
  remarks: z.int(),
});
export type DraftAnswerSummary = z.infer<typeof DraftAnswerSummary>;
