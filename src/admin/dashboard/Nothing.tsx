import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NothingProps {
  /** The sentence that there is no data. */
  text: string;
  /** The sentence with the next step. */
  advice: string;
  /** The link to the page of the next step. */
  action?: { label: string; to: string };
  children?: ReactNode;
}

/** The content of a panel without data: why it is empty, and the next step. */
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
