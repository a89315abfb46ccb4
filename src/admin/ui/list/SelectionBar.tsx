import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface SelectionBarProps {
  label: string;
  className?: string;
  /** Number of selected rows; the bar is hidden at 0. */
  count: number;
  /** The number in words, which is announced. */
  text: string;
  children: ReactNode;
}

/**
 * The actions on the selected rows of a list. It sticks to the bottom of the window, so that it does not move the row
 * under the pointer when it appears, and comes before the rows in the tab order. It reserves space at the end of the list,
 * and keeps that space: otherwise the end of the page would move under the pointer when the last box is unticked. The
 * parent must be a flex column.
 */
export function SelectionBar({ label, className, count, text, children }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  /** The largest height of the bar so far, in CSS pixels. */
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight ?? 0;
    setRoom((before) => Math.max(before, height));
    document.documentElement.style.setProperty('--bulk-height', `${height}px`);
  });
  return (
    <>
      {/* Rendered before its text: a live region announces only changes. */}
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
