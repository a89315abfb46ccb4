import type { AskedQuestion } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { MAX_QUESTION, QUESTION_FIELD, QUESTIONS_PATH } from '../../domain/questions/question.ts';
import { QuestionOutcome, statusOf } from './QuestionOutcome.tsx';
import { questionTexts } from './texts.ts';

interface QuestionBoxProps {
  locale: Locale;
  /** A question that was posted without script. */
  asked?: AskedQuestion | undefined;
  /** Another page than that of the box, where the box has a title. */
  place?: 'faq' | 'guide';
}

/** The level of the answer's heading, one below the title of the box. */
const levels = { faq: 3, guide: 4 } as const;

/**
 * The field for a question, and the place of the answer. Without script the form posts to the page of the question box;
 * with it the answer appears here. A GET would write the question into the log of every proxy.
 */
export function QuestionBox({ locale, asked, place }: QuestionBoxProps) {
  const t = questionTexts[locale];
  const error = asked?.error ?? '';
  const level = place ? levels[place] : 2;
  const Title = level === 4 ? 'h3' : 'h2';
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the element `search`
    <div role="search" className="question-box" data-question-box="">
      {place && <Title className="mb-5 text-h3">{t.places[place]}</Title>}
      <form
        method="post"
        action={localizePath(locale, QUESTIONS_PATH)}
        data-question-form=""
        data-early=""
        data-locale={locale}
        data-level={level}
        data-texts={JSON.stringify({ send: t.send, sending: t.sending, failed: t.failed })}
      >
        <label htmlFor="question" className="font-semibold">
          {t.label}
        </label>
        <div className="question-line">
          <input
            id="question"
            type="search"
            name={QUESTION_FIELD}
            maxLength={MAX_QUESTION}
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="question-hint"
            defaultValue={asked?.text}
          />
          <button type="submit" data-submit="">
            {t.send}
          </button>
        </div>
        <p id="question-hint" className="font-size-small text-muted">
          {t.hint}
        </p>
      </form>
      <p role="alert" data-question-error="" className="question-error">
        {error}
      </p>
      <p role="status" data-question-status="" className="question-status">
        {asked?.answer && statusOf(locale, t, asked.answer)}
      </p>
      <div data-question-answer="">
        {asked?.answer && (
          <QuestionOutcome
            {...{ locale, t, level }}
            question={asked.text}
            answer={asked.answer}
            kept={asked.kept}
          />
        )}
      </div>
    </div>
  );
}
