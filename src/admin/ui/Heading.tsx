import type { ReactNode } from 'react';

/** The name of a section, with the section's actions. */
export function Heading({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <header className="admin-heading">
      <h1>{children}</h1>
      {actions && <div className="admin-actions">{actions}</div>}
    </header>
  );
}
