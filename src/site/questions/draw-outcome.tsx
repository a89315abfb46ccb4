import { createRoot, type Root } from 'react-dom/client';
import { postJson } from '../../browser/api.ts';
import { count } from '../../browser/count.ts';
import type { QuestionAnswer, QuestionBody, QuestionKept } from '../../contracts/questions.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { SearchEvent } from '../../domain/questions/question.ts';
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
  const onEvent = (event: SearchEvent) => count({ kind: 'search', locale, event });
  onEvent(outcome.answer.outcome);
  if (drawn?.host !== host) {
    // The server's HTML, which Preact would patch element by element.
    host.replaceChildren();
    drawn = { host, root: createRoot(host) };
    host.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-next-step] :is(a, button)')) onEvent('next');
    });
  }
  drawn.root.render(
    <QuestionOutcome
      key={outcome.question}
      locale={locale}
      t={questionBox}
      {...outcome}
      onEvent={onEvent}
      onKeep={(event) => {
        event.preventDefault();
        void keep(event.currentTarget, { question: outcome.question, locale }, questionBox.keep);
      }}
    />,
  );
  requestAnimationFrame(() => host.querySelector<HTMLElement>('#answer-title')?.focus());
  return statusOf(locale, questionBox, outcome.answer);
}

/** Asks the server to keep a question, and says in the form what became of it. The form stays when it failed. */
async function keep(form: HTMLFormElement, body: QuestionBody, t: QuestionTexts['keep']): Promise<void> {
  const said = form.querySelector<HTMLElement>('[data-kept]');
  const button = form.querySelector('button');
  if (!said || !button || button.disabled) return;
  button.disabled = true;
  const answer = await postJson<QuestionKept>('/questions/kept', body);
  button.disabled = false;
  const kept = answer.kind === 'ok' && answer.data.kept;
  const message =
    answer.kind === 'refused'
      ? (answer.failure.fields?.['question'] ?? answer.failure.message)
      : answer.kind === 'lost' && answer.message;
  said.textContent = kept ? t.kept : message || t.failed;
  if (!kept) return;
  for (const element of form.children) if (element !== said) element.setAttribute('hidden', '');
  // The pressed button is gone.
  said.focus();
}
