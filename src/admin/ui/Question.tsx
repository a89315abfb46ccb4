import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../texts.ts';

interface QuestionProps {
  /** What will happen, as a question. */
  children: ReactNode;
  /** The button that lets it happen, and whether it is happening. */
  confirm: string;
  busy: boolean;
  answer: () => void;
  cancel: () => void;
  /** Why it did not happen. */
  failure?: ReactNode;
  size?: 'xs' | 'sm';
  className?: string;
}

/** What is asked before something that cannot be undone; it stands where its button stood. */
export function Question(props: QuestionProps) {
  const { children, confirm, busy, answer, cancel, failure, size = 'sm', className = '' } = props;
  const { t } = useLanguage();
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // A button that works is disabled and loses the focus: where it did not happen, the focus comes back.
    if (wasBusy.current && !busy) safe.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons under their question, not of fields
    <div className={`admin-question ${className}`} role="group" aria-labelledby={id}>
      <p id={id}>{children}</p>
      {failure}
      <div className="admin-actions">
        <Button size={size} color="red" loading={busy} onClick={answer}>
          {confirm}
        </Button>
        {/* The focus goes to the answer that changes nothing; what is under way cannot be taken back. */}
        <Button ref={safe} size={size} variant="default" autoFocus disabled={busy} onClick={cancel}>
          {t.common.cancel}
        </Button>
      </div>
    </div>
  );
}
