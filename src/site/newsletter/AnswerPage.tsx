import type { ReactNode } from 'react';
import type { Locale } from '../../domain/locale/locale.ts';
import { Button } from '../../ui/button.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';

interface AnswerPageProps {
  locale: Locale;
  words: { title: string; text: string; button: string; note: string; doneTitle: string; done: string };
  /** `ask`: the button. `done`: answered. */
  stage: 'ask' | 'done';
  /** Whether the page answers its button. */
  pressed: boolean;
  /** Below the answer. */
  children?: ReactNode;
  /** What is asked or answered about, beside it. */
  beside?: ReactNode;
}

/** The page behind a link in a mail, with the one button that answers it, and what follows from it. It has no script. */
export function AnswerPage({ locale, words, stage, pressed, children, beside }: AnswerPageProps) {
  const done = stage === 'done';
  const title = done ? words.doneTitle : words.title;
  return (
    <ReadingPage
      locale={locale}
      crumbs={[{ name: title }]}
      title={title}
      lead={done ? '' : words.text}
      answers={pressed}
    >
      <div className="page-width watch">
        <div className="grid gap-6">
          {done ? (
            <p role="status" className="max-w-prose text-lead">
              {words.done}
            </p>
          ) : (
            <form className="watch-form" method="post">
              <Button type="submit" className="justify-self-start">
                {words.button}
              </Button>
              <p className="text-small text-muted max-w-prose">{words.note}</p>
            </form>
          )}
          {done && children}
        </div>
        {beside}
      </div>
    </ReadingPage>
  );
}
