import { postJson } from '../../browser/api.ts';
import type { QuestionAnswer, QuestionBody } from '../../contracts/questions.ts';
import { isLocale } from '../../domain/locale/locale.ts';

/** The fragment that holds a question; browsers send it to no server. */
const FRAGMENT = '#q=';

/** The texts in the form's `data-texts` attribute. */
interface Texts {
  send: string;
  sending: string;
  failed: string;
}

/** Answers the questions of the page's box in place. Nothing happens while the visitor types. */
export function startQuestionBox(): void {
  const box = document.querySelector<HTMLElement>('[data-question-box]');
  const form = box?.querySelector<HTMLFormElement>('[data-question-form]');
  const input = form?.querySelector<HTMLInputElement>('input[type="search"]');
  const button = form?.querySelector<HTMLButtonElement>('[data-submit]');
  const host = box?.querySelector<HTMLElement>('[data-question-answer]');
  const status = box?.querySelector<HTMLElement>('[data-question-status]');
  const error = box?.querySelector<HTMLElement>('[data-question-error]');
  if (!form || !input || !button || !host || !status || !error) return;
  const locale = form.dataset['locale'];
  if (!isLocale(locale)) return;
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Texts;
  const level = ([3, 4] as const).find((each) => String(each) === form.dataset['level']) ?? 2;
  // Only the page of the box has an address for an answer.
  const ownPage = location.pathname === new URL(form.action).pathname;

  /** What was answered on this page: going back shows it again, and the server counts no second search. */
  const answered = new Map<string, QuestionAnswer>();

  const ask = async () => {
    const question = input.value.trim();
    error.textContent = '';
    if (button.disabled) return;
    if (question === '') {
      // Spaces alone are no question: the browser's own message says so, and the field has the focus.
      input.value = '';
      input.focus();
      input.reportValidity();
      return;
    }
    button.disabled = true;
    button.textContent = texts.sending;
    const body: QuestionBody = { question, locale };
    const known = answered.get(question);
    const [answer, drawing] = await Promise.all([
      known ? { kind: 'ok' as const, data: known } : postJson<QuestionAnswer>('/questions', body),
      import('./draw-outcome.tsx').catch(() => undefined),
    ]);
    button.disabled = false;
    button.textContent = texts.send;
    if (answer.kind !== 'ok' || !drawing) {
      error.textContent =
        (answer.kind === 'refused' ? answer.failure.message : answer.kind === 'lost' && answer.message) ||
        texts.failed;
      return;
    }
    answered.set(question, answer.data);
    const before = questionIn(location.hash);
    if (ownPage && before !== question) {
      const address = FRAGMENT + encodeURIComponent(question);
      // Going back shows the question before, but no empty box.
      if (before === undefined) history.replaceState(history.state, '', address);
      else history.pushState(history.state, '', address);
    }
    status.textContent = await drawing.drawOutcome(host, { locale, question, answer: answer.data, level });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-ask]');
    if (!link) return;
    event.preventDefault();
    input.value = link.textContent;
    void ask();
  });
  const askOfAddress = () => {
    const asked = questionIn(location.hash);
    if (!asked) return;
    input.value = asked.slice(0, input.maxLength);
    void ask();
  };
  if (!ownPage) return;
  askOfAddress();
  window.addEventListener('popstate', askOfAddress);
}

function questionIn(fragment: string): string | undefined {
  if (!fragment.startsWith(FRAGMENT)) return undefined;
  try {
    return decodeURIComponent(fragment.slice(FRAGMENT.length));
  } catch {
    return undefined;
  }
}
