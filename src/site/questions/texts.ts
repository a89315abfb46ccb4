import type { Locale } from '../../domain/locale/locale.ts';
import { questionBox } from '../../i18n/dictionaries/question-box/index.ts';

export type QuestionTexts = typeof questionBox.fr;

export const questionTexts: Record<Locale, QuestionTexts> = questionBox;
