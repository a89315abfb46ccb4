import { useState } from 'react';

interface AlertProps {
  id?: string;
  className: string;
  /** Absent: nothing is wrong, or no longer. */
  children: string | undefined;
}

/** The message of a refused group. Once the fault is mended it fades and keeps its room, so that nothing moves. */
export function Alert({ id, className, children }: AlertProps) {
  const [said, setSaid] = useState(children);
  if (children !== undefined && children !== said) setSaid(children);
  return (
    <p id={id} className={className} data-mended={children === undefined || undefined}>
      {children ?? said}
    </p>
  );
}
