import { useState } from 'react';

interface AlertProps {
  id?: string;
  className: string;
  /** Absent: there is no error, or it has been corrected. */
  children: string | undefined;
}

/**
 * The error message of a group of fields. When the error is corrected, the message fades and keeps its space, so that
 * nothing moves.
 */
export function Alert({ id, className, children }: AlertProps) {
  const [said, setSaid] = useState(children);
  if (children !== undefined && children !== said) setSaid(children);
  return (
    <p id={id} className={className} data-mended={children === undefined || undefined}>
      {children ?? said}
    </p>
  );
}
