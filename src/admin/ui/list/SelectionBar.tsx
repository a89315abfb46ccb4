import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface SelectionBarProps {
  label: string;
  className?: string;
  /** Number of selected rows; without one there is no bar. */
  count: number;
  /** The number in words, which is announced. */
  text: string;
  children: ReactNode;
}

/**
 * What can be done with the selected rows of a list. It lies over the lower edge of the window, so that the row under the
 * pointer stays where it is when the bar comes, and comes before the rows in the order of the keyboard. At the end of the
 * list it has room of its own, which stays once it has been there: without it, the end of a page would slide down under
 * the pointer when the last box is unticked. The list around it is a flex column.
 */
export function SelectionBar({ label, className, count, text, children }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  /** The height of the highest bar so far, in CSS pixels. */
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight ?? 0;
    setRoom((before) => Math.max(before, height));
    document.documentElement.style.setProperty('--bulk-height', `${height}px`);
  });
  return (
    <>
      {/* It is there before the words, which are not announced otherwise. */}
      <p role="status" className="admin-hidden">
        {count > 0 && text}
      </p>
      {(count > 0 || room > 0) && (
        <div className="list-bulk-room" style={{ minHeight: room }}>
          {count > 0 && (
            <section ref={bar} className={`list-bulk ${className ?? ''}`} aria-label={label}>
              <p>{text}</p>
              {children}
            </section>
          )}
        </div>
      )}
    </>
  );
}
