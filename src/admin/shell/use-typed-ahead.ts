import { useCallback, useRef } from 'react';

/** The keys that would edit or leave a field which does not exist yet. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Keeps the letters that are typed between the request for the palette and the focus in its field: its code is still on
 * its way, and the letters would be lost, or act as the shortcuts of a list.
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
  /** Ends the keeping. Returns the letters. */
  const end = useCallback(() => stop.current?.() ?? '', []);
  return { begin, end };
}
