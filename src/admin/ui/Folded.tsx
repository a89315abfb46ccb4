import type { ReactNode } from 'react';
import './folded.css';

interface FoldedProps {
  /**
   * `wide`: takes a line of its own, below its head. `plain`: says by itself what it is, so that its head is for who
   * hears it only.
   */
  values: { name: string; label: string; value: ReactNode; wide?: boolean; plain?: boolean }[];
}

/** Values of folded columns, each with the head that it would have, below that of their column. */
export function Folded({ values }: FoldedProps) {
  if (values.length === 0) return null;
  return (
    <dl className="folded">
      {values.map(({ name, label, value, wide, plain }) => (
        <div key={name} data-wide={wide || undefined}>
          <dt className={plain ? 'admin-hidden' : undefined}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
