import { useEffect, useRef } from 'react';
import type { ReadFile } from './use-import.ts';

/**
 * Moves the focus when what had it is gone: to the title once a file is read or put away, and to the problem or the sums once the
 * file was read again with an answer, with named columns, or with a problem that it had not.
 */
export function useReadFocus(read: ReadFile | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sums = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const before = useRef<ReadFile>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = read;
    if (read?.file !== last?.file) heading.current?.focus();
    else if (read?.preview.problem && last?.preview.problem === null) problem.current?.focus();
    else if (read?.options.fields !== last?.options.fields || document.activeElement === document.body)
      (problem.current ?? sums.current)?.focus();
  }, [read]);
  return { heading, sums, problem };
}
