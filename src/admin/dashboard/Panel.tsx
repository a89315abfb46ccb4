import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** Where it stands in the grid, and how wide. */
  size: 'wide' | 'half' | 'narrow' | 'tall';
  /** Beside the title: the sum, or a choice. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A box of the dashboard. */
export function Panel({ title, size, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`admin-card panel panel-${size}`} aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
