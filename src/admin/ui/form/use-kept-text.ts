import { useEffect, useState } from 'react';
import { keepDraft, keptDraft } from './kept-draft.ts';

/**
 * A typed text that survives a reload, until it is empty or its field disappears.
 * @param sending the text that is on its way while the field is already empty
 */
export function useKeptText(
  name: string,
  sending: string,
): [text: string, setText: (change: string | ((now: string) => string)) => void] {
  const [text, setText] = useState(() => keptDraft<string>(name) ?? '');
  const kept = text === '' ? sending : text;
  useEffect(() => keepDraft(name, kept === '' ? undefined : kept), [name, kept]);
  useEffect(() => () => keepDraft(name, undefined), [name]);
  return [text, setText];
}
