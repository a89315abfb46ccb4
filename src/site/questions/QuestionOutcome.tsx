import { type SubmitEvent, useState } from 'react';
import type { NextStep, QuestionAnswer, ShownPrices } from '../../contracts/questions.ts';
import type { AskedQuestion } from '../../contracts/site.ts';
import { contactHref } from '../../domain/lead/contact-fragment.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import {
  KEEP_FIELD,
  QUESTION_FIELD,
  QUESTIONS_PATH,
  type SearchEvent,
} from '../../domain/questions/question.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { fill, formatDate, pluralForm } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { QuestionTexts } from './texts.ts';

interface OutcomeProps {
  locale: Locale;
  t: QuestionTexts;
  question: string;
  answer: QuestionAnswer;
  /** The level of its heading. */
  level: 2 | 3 | 4;
  /** Whether the visitor let the agency keep it, without script. */
  kept?: AskedQuestion['kept'];
  /** Keeps the question in place of the post. */
  onKeep?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** Counts what the visitor makes of an answer. Without script nothing is counted, and nothing is asked. */
  onEvent?: ((event: SearchEvent) => void) | undefined;
}

type AnswerOf<Outcome> = Extract<QuestionAnswer, { outcome: Outcome }>;

/** The answer to a question: a passage, near passages or neither. The heading has the focus. */
export function QuestionOutcome(props: OutcomeProps) {
  const { locale, t, question, answer, level, kept, onKeep, onEvent } = props;
  const Heading = `h${level}` as const;
  const title = answer.outcome === 'answer' ? answer.passage.title : t[answer.outcome].title;
  return (
    <section className="question-outcome" aria-labelledby="answer-title">
      <Heading id="answer-title" tabIndex={-1} autoFocus className="text-h3">
        {title}
      </Heading>
      {answer.outcome === 'answer' && <Answer {...{ locale, t, question, answer, onEvent }} />}
      {answer.outcome === 'near' && <Near {...{ t, answer }} />}
      {answer.outcome === 'none' && <p className="max-w-prose">{t.none.text}</p>}
      {answer.outcome !== 'answer' && (
        <p className="actions">
          <ButtonLink
            tone={answer.outcome === 'none' ? 'primary' : 'quiet'}
            href={contactHref(locale, question)}
          >
            {t.next.contact}
          </ButtonLink>
        </p>
      )}
      {answer.outcome !== 'answer' && <KeepForm {...{ locale, t, question, kept, onKeep }} />}
    </section>
  );
}

/** Asks whether the agency may keep the question, to answer it: without this press nothing is stored. */
function KeepForm({ locale, t, question, kept, onKeep }: Omit<OutcomeProps, 'answer' | 'level' | 'onEvent'>) {
  return (
    <form
      method="post"
      action={localizePath(locale, QUESTIONS_PATH)}
      className="question-keep"
      onSubmit={onKeep}
    >
      {!kept?.done && (
        <>
          <input type="hidden" name={QUESTION_FIELD} value={question} />
          <input type="hidden" name={KEEP_FIELD} value="yes" />
          <p>{t.keep.ask}</p>
          <Button tone="quiet" type="submit">
            {t.keep.action}
          </Button>
        </>
      )}
      <p aria-live="polite" tabIndex={-1} data-kept="">
        {kept && (kept.done ? t.keep.kept : kept.message || t.keep.failed)}
      </p>
    </form>
  );
}

/** Returns the outcome in a few words, for the line that screen readers announce: `3 passages proches.` */
export function statusOf(locale: Locale, { status }: QuestionTexts, answer: QuestionAnswer): string {
  if (answer.outcome !== 'near') return status[answer.outcome];
  const count = answer.passages.length;
  return fill(pluralForm(locale, status.near, count), { count });
}

interface AnswerProps extends Pick<OutcomeProps, 'locale' | 't' | 'question' | 'onEvent'> {
  answer: AnswerOf<'answer'>;
}

function Answer({ locale, t, question, answer: { passage, prices, next }, onEvent }: AnswerProps) {
  const date = formatDate(locale, Date.parse(passage.updated));
  const [before, after = ''] = fill(t.source, { page: '\n', date }).split('\n');
  return (
    <>
      <blockquote cite={passage.href} className="question-passage">
        {groupsOf(passage.text).map((group) =>
          group.kind === 'item' ? (
            <ul key={group.texts[0]}>
              {group.texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            group.texts.map((text) => <p key={text}>{text}</p>)
          ),
        )}
      </blockquote>
      <p className="font-size-small text-muted">
        {before}
        <a className="link" href={passage.href}>
          {passage.page}
        </a>
        {after}{' '}
        {passage.more && (
          <a className="link" href={passage.href}>
            {t.more}
            <span className="sr-only"> : {passage.title}</span>
          </a>
        )}
      </p>
      {prices && <Prices prices={prices} />}
      <p className="actions" data-next-step="">
        <Next {...{ locale, t, question, next }} />
      </p>
      {onEvent && <Verdict {...{ locale, t, question, onEvent }} />}
    </>
  );
}

/** Asks whether the passage answers the question. The press is counted; it says nothing else to the agency. */
function Verdict({ locale, t, question, onEvent }: Omit<AnswerProps, 'answer'>) {
  const [given, setGiven] = useState<'yes' | 'no'>();
  if (given)
    return (
      <p className="question-verdict" tabIndex={-1} ref={(line) => line?.focus()}>
        {t.verdict[given]}{' '}
        {given === 'no' && (
          <a className="link" href={contactHref(locale, question)}>
            {t.next.contact}
          </a>
        )}
      </p>
    );
  return (
    <fieldset className="question-verdict">
      <legend>{t.verdict.ask}</legend>
      {(['yes', 'no'] as const).map((one) => (
        <Button
          key={one}
          tone="quiet"
          onClick={() => {
            onEvent?.(one);
            setGiven(one);
          }}
        >
          {t.verdict.answers[one]}
        </Button>
      ))}
    </fieldset>
  );
}

type Texts = AnswerOf<'answer'>['passage']['text'];

/** Joins the items that follow each other to one list. */
function groupsOf(texts: Texts): { kind: 'paragraph' | 'item'; texts: string[] }[] {
  const groups: { kind: 'paragraph' | 'item'; texts: string[] }[] = [];
  for (const { kind, text } of texts) {
    const last = groups.at(-1);
    if (last?.kind === kind) last.texts.push(text);
    else groups.push({ kind, texts: [text] });
  }
  return groups;
}

function Prices({ prices: { caption, columns, rows, fee } }: { prices: ShownPrices }) {
  return (
    <div className="question-prices">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-size-small text-muted">{fee}</p>
    </div>
  );
}

interface NextProps {
  locale: Locale;
  t: QuestionTexts;
  question: string;
  next: NextStep;
}

function Next({ locale, t, question, next }: NextProps) {
  switch (next.kind) {
    case 'simulator':
      return (
        <ButtonLink href={simulatorHref(next.platform ? { platform: next.platform } : {})}>
          {t.next.simulator}
        </ButtonLink>
      );
    case 'read':
      return (
        <ButtonLink tone="quiet" href={next.href}>
          {fill(t.next.read, { title: next.title })}
        </ButtonLink>
      );
    case 'cookies':
      return (
        <Button tone="quiet" data-manage-cookies="">
          {t.next.cookies}
        </Button>
      );
    case 'contact':
      return (
        <ButtonLink tone="quiet" href={contactHref(locale, question)}>
          {t.next.contact}
        </ButtonLink>
      );
  }
}

interface NearProps {
  t: QuestionTexts;
  answer: AnswerOf<'near'>;
}

function Near({ t, answer }: NearProps) {
  return (
    <>
      <p>{t.near.text}</p>
      <ul className="question-near">
        {answer.passages.map(({ title, page, href }) => (
          <li key={href + title}>
            <a href={href}>
              <span className="text-h4">{title}</span>
              <span className="font-size-small text-muted">{page}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
