import { Button } from './button.tsx';

interface FeedErrorProps {
  message: string;
  reason?: string | undefined;
  retry: string;
}

/** A list that could not be had, why, and a retry that reloads the page: a form without address leads to itself. */
export function FeedError({ message, reason, retry }: FeedErrorProps) {
  return (
    <div className="mt-8 flex flex-col items-start gap-2" role="status">
      <p className="text-lead">{message}</p>
      {reason && <p className="text-muted">{reason}</p>}
      <form data-reload="">
        <Button type="submit" tone="quiet" className="mt-2">
          {retry}
        </Button>
      </form>
    </div>
  );
}
