import type { ReactNode } from 'react';

interface FoldedProps {
  /**
   * `wide`: on a line of its own, below its header. `plain`: understandable alone, so that only screen readers get the
   * header.
   */
  values: { name: string; label: string; value: ReactNode; wide?: boolean; plain?: boolean }[];
}

/** Values of folded columns, each with the header of its column, below the value of another column. */
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
