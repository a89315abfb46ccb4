import type { ReactNode } from 'react';
import './folded.css';

interface FoldedProps {
  values: { name: string; label: string; value: ReactNode }[];
}

/** Values of folded columns, below that of their column. Their heads are for those who do not see what they are. */
export function Folded({ values }: FoldedProps) {
  if (values.length === 0) return null;
  return (
    <span className="folded">
      {values.map(({ name, label, value }) => (
        <span key={name}>
          <span className="admin-hidden">{label} </span>
          {value}
        </span>
      ))}
    </span>
  );
}
