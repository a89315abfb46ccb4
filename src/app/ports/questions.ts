import type { QuestionAnswer, Reference } from '../../contracts/questions.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { KeptQuestion } from '../../domain/questions/kept-question.ts';
import type { AuditEntry } from './audit.ts';

/** A passage of the site as the back office names it. */
export interface NamedPassage extends Reference {
  key: string;
}

/** Searches the site's own answers. */
export interface QuestionBox {
  answer(locale: Locale, question: string): QuestionAnswer;
  /** What a question finds now: the passage that answers it, or those that touch it. */
  find(locale: Locale, question: string): { outcome: QuestionAnswer['outcome']; passages: NamedPassage[] };
  /** All passages of a language, in the order of the site. */
  passages(locale: Locale): NamedPassage[];
}

/** The questions that visitors let the agency keep. */
export interface KeptQuestions {
  /** Returns false, with nothing written, while `most` are stored. */
  save(question: KeptQuestion, most: number): Promise<boolean>;
  /** The newest first. */
  all(): Promise<KeptQuestion[]>;
  /** Deletes those with the same words, and returns how many. */
  remove(group: Pick<KeptQuestion, 'locale' | 'words'>, entry: AuditEntry): Promise<number>;
  /** Deletes those from before a moment, and returns how many. */
  forget(before: number): Promise<number>;
}
