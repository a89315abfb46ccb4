import type { ReactNode } from 'react';

/** Replaces an empty list: an idle meter, a sentence, and the next step. */
export function Empty({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className="admin-empty">
      <svg viewBox="0 0 98 8" width="98" height="8" aria-hidden="true">
        {Array.from({ length: 11 }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          <rect key={bar} x={bar * 9} y="2" width="5" height="4" rx="2" />
        ))}
      </svg>
      {title && <p className="admin-empty-title">{title}</p>}
      <p>{text}</p>
      {children}
    </div>
  );
}
