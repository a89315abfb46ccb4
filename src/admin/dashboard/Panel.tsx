import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** Content beside the title: the sum, or a control. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A box of the dashboard. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className="admin-card panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
