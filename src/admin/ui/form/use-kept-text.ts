import { useEffect, useState } from 'react';
import { keepDraft, keptDraft } from './kept-draft.ts';
import type { Restored } from './RestoredNotice.tsx';

/**
 * A typed text that survives a reload, until it is empty or its field disappears.
 * @param sending the text being sent, while the field is already empty
 */
export function useKeptText(
  name: string,
  sending: string,
): [text: string, setText: (change: string | ((now: string) => string)) => void, restored: Restored] {
  const [found] = useState(() => keptDraft<string>(name) ?? '');
  const [text, setText] = useState(found);
  const [isRestored, setRestored] = useState(found !== '');
  const kept = text === '' ? sending : text;
  useEffect(() => keepDraft(name, kept === '' ? undefined : kept), [name, kept]);
  useEffect(() => () => keepDraft(name, undefined), [name]);
  // After a text was sent or cleared, the next one is no longer the restored text.
  if (isRestored && text === '') setRestored(false);
  const drop = () => {
    setText('');
    return () => {
      setText(text);
      setRestored(true);
    };
  };
  return [text, setText, { restored: isRestored && text !== '', drop }];
}
