import { createRoot, type Root } from 'react-dom/client';
import type { QuestionAnswer } from '../../contracts/questions.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { QuestionOutcome, statusOf } from './QuestionOutcome.tsx';
import type { QuestionTexts } from './texts.ts';

const loaders: Record<Locale, () => Promise<{ questionBox: QuestionTexts }>> = {
  fr: () => import('../../i18n/dictionaries/question-box/fr.ts'),
  en: () => import('../../i18n/dictionaries/question-box/en.ts'),
  es: () => import('../../i18n/dictionaries/question-box/es.ts'),
  pt: () => import('../../i18n/dictionaries/question-box/pt.ts'),
};

interface Drawn {
  locale: Locale;
  question: string;
  answer: QuestionAnswer;
  level: 2 | 3 | 4;
}

let drawn: { host: HTMLElement; root: Root } | undefined;

/**
 * Draws an answer as the server does, in place of the one before, and moves the focus to its heading. Returns the outcome in a
 * few words.
 */
export async function drawOutcome(host: HTMLElement, { locale, ...outcome }: Drawn): Promise<string> {
  const { questionBox } = await loaders[locale]();
  if (drawn?.host !== host) {
    // The server's HTML, which Preact would patch element by element.
    host.replaceChildren();
    drawn = { host, root: createRoot(host) };
  }
  drawn.root.render(<QuestionOutcome key={outcome.question} locale={locale} t={questionBox} {...outcome} />);
  requestAnimationFrame(() => host.querySelector<HTMLElement>('#answer-title')?.focus());
  return statusOf(locale, questionBox, outcome.answer);
}
