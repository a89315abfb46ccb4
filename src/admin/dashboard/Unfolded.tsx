import { type ReactNode, Suspense, useState } from 'react';

interface UnfoldedProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** Content that is rendered, and whose code is loaded, when it is first unfolded. */
export function Unfolded({ title, className = '', children }: UnfoldedProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={`figures ${className}`}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {opened && <Suspense>{children}</Suspense>}
    </details>
  );
}
