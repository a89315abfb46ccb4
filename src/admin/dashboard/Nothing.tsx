import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NothingProps {
  /** That there is nothing. */
  text: string;
  /** What to do about it. */
  advice: string;
  /** Where that is done. */
  action?: { label: string; to: string };
  children?: ReactNode;
}

/** A panel without figures: what it waits for, and the way there. */
export function Nothing({ text, advice, action, children }: NothingProps) {
  return (
    <div className="panel-nothing">
      <p>{text}</p>
      <p className="admin-muted">{advice}</p>
      {action && (
        <Button component={Link} to={action.to} variant="default" size="sm">
          {action.label}
        </Button>
      )}
      {children}
    </div>
  );
}
