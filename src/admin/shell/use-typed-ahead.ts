import { useCallback, useRef } from 'react';

/** Whether a key types a character. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Buffers the letters that are typed while the palette is loading and its field has no focus yet. Otherwise they would be
 * lost, or trigger the shortcuts of a list.
 */
export function useTypedAhead() {
  const stop = useRef<() => string>(undefined);
  const begin = useCallback(() => {
    if (stop.current) return;
    let text = '';
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Backspace') text = text.slice(0, -1);
      else if (isLetter(event)) text += event.key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    stop.current = () => {
      window.removeEventListener('keydown', keep, { capture: true });
      stop.current = undefined;
      return text;
    };
  }, []);
  /** Stops buffering, and returns the letters. */
  const end = useCallback(() => stop.current?.() ?? '', []);
  return { begin, end };
}
