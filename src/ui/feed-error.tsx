import { Button } from './button.tsx';

interface FeedErrorProps {
  message: string;
  reason?: string | undefined;
  retry: string;
}

/**
 * The error of a feed with its reason, and a retry button that reloads the page: a form without an action does that.
 */
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
