import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole width, for a long text or an address. */
  wide?: boolean;
}

/** Names and values, in columns if there is space. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="admin-facts">
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
