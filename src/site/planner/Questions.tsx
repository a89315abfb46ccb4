import { fillFigures } from '../../i18n/format-figure.ts';
import { Accordion } from '../../ui/accordion.tsx';
import type { Wording } from './texts.ts';

/** The frequent questions, in the place of the step. */
export function Questions({
  wording: { locale, t },
  questions,
}: {
  wording: Wording;
  questions: readonly { title: string; text: string }[];
}) {
  return (
    <section className="planner-page planner-questions">
      <h2 data-step-heading="" tabIndex={-1} className="planner-title">
        {t.actions.questions}
      </h2>
      <Accordion
        name="planner-questions"
        items={questions.map(({ title, text }) => ({ question: title, answer: fillFigures(locale, text) }))}
      />
    </section>
  );
}
