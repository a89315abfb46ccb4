import type { ReactNode } from 'react';
import './folded.css';

interface FoldedProps {
  /** `wide`: takes a line of its own, below its head. */
  values: { name: string; label: string; value: ReactNode; wide?: boolean }[];
}

/** Values of folded columns, each with the head that it would have, below that of their column. */
export function Folded({ values }: FoldedProps) {
  if (values.length === 0) return null;
  return (
    <dl className="folded">
      {values.map(({ name, label, value, wide }) => (
        <div key={name} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
