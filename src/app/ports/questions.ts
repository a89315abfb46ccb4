import type { FoundPassages, GoldChanges, NamedPassage } from '../../contracts/kept-questions.ts';
import type { HelpAnswer, QuestionAnswer } from '../../contracts/questions.ts';
import type { Role } from '../../domain/account/role.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { KeptQuestion } from '../../domain/questions/kept-question.ts';
import type { OwnAsk } from '../../domain/questions/own-asks.ts';
import type { AuditEntry } from './audit.ts';
import type { VisitCount } from './visit.ts';

/** Searches the site's own answers. */
export interface QuestionBox {
  answer(locale: Locale, question: string): Promise<QuestionAnswer>;
  find(locale: Locale, question: string): Promise<FoundPassages>;
  /** All passages of a language, in the order of the site. */
  passages(locale: Locale): Promise<NamedPassage[]>;
  /** The questions of the gold set whose answer changes with these words of the agency instead of those online. */
  goldChanges(locale: Locale, own: readonly OwnAsk[]): Promise<GoldChanges>;
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
  /** What the search found by day, from a day of the agency (`2026-11-23`). Its `name` is as in `VisitCount`. */
  searches(from: string): Promise<Pick<VisitCount, 'day' | 'name' | 'count'>[]>;
}

/** Searches the help for the staff. */
export interface StaffHelp {
  /** Finds nothing about screens that the role may not open. */
  find(locale: Locale, role: Role, question: string): Promise<HelpAnswer>;
}
