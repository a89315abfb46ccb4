import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../texts.ts';

interface QuestionProps {
  /** The text of the confirmation, which names the consequence. */
  children: ReactNode;
  /** The text of the confirming button, and whether the action is running. */
  confirm: string;
  busy: boolean;
  answer: () => void;
  cancel: () => void;
  /** The text of the cancel button; "Cancel" if absent. */
  cancelText?: string | undefined;
  /** The reason why the action failed. */
  failure?: ReactNode;
  size?: 'xs' | 'sm';
  className?: string;
}

/** The confirmation before an action that cannot be undone. It replaces the button that opened it. */
export function Question(props: QuestionProps) {
  const { children, confirm, busy, answer, cancel, cancelText, failure, size = 'sm', className = '' } = props;
  const { t } = useLanguage();
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The button is disabled while the action runs, and loses the focus: after a failure, it gets the focus again.
    if (wasBusy.current && !busy) safe.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons under their question, not of fields
    <div className={`admin-question ${className}`} role="group" aria-labelledby={id}>
      <p id={id}>{children}</p>
      {failure}
      <div className="admin-actions">
        <Button size={size} variant="outline" color="red" loading={busy} onClick={answer}>
          {confirm}
        </Button>
        {/* The focus is on the cancel button, also inside a dialog. A running action cannot be cancelled. */}
        <Button
          ref={safe}
          size={size}
          variant="default"
          autoFocus
          data-autofocus
          disabled={busy}
          onClick={cancel}
        >
          {cancelText ?? t.common.cancel}
        </Button>
      </div>
    </div>
  );
}
