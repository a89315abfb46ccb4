import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** The width and the place in the grid (`dashboard.css`). */
  size: 'full' | 'wide' | 'half' | 'narrow' | 'tall';
  /** Content beside the title: the sum, or a control. */
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
