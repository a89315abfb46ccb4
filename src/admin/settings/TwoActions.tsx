import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Question } from '../ui/feedback/Question.tsx';
import { useQuestion } from '../ui/feedback/use-question.ts';

interface Action {
  label: string;
  /** The label with the name of the row, for screen readers. */
  named: string;
  busy?: boolean;
}

interface TwoActionsProps {
  /** The action that runs at once. */
  first: Action & { act: () => void };
  /** The action with a confirmation, which replaces the two buttons. */
  asked: Action & {
    question: ReactNode;
    /** @param close closes the confirmation */
    answer: (close: () => void) => void;
    failure?: ReactNode;
  };
}

/** The two buttons of a row, of which the second removes something. */
export function TwoActions({ first, asked }: TwoActionsProps) {
  const { asked: open, ask, close, back } = useQuestion<'asked'>();
  if (open)
    return (
      <Question
        className="settings-question"
        size="xs"
        confirm={asked.label}
        busy={asked.busy ?? false}
        answer={() => asked.answer(close)}
        cancel={close}
        failure={asked.failure}
      >
        {asked.question}
      </Question>
    );
  return (
    <div className="admin-actions">
      <Button
        variant="default"
        size="xs"
        aria-label={first.named}
        loading={first.busy ?? false}
        onClick={first.act}
      >
        {first.label}
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-label={asked.named}
        autoFocus={back('asked')}
        onClick={() => ask('asked')}
      >
        {asked.label}
      </Button>
    </div>
  );
}
