import { Alert, Button } from '@mantine/core';
import { fill } from '../../i18n/format.ts';
import { ApiError } from '../session/api.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';

/** What to tell a reader of a call that failed: the server's own message, else the status, else that nobody answered. */
export function messageOf(error: unknown, t: AdminTexts): string {
  if (!(error instanceof ApiError) || error.status === 0) return t.common.noAnswer;
  return error.message || fill(t.common.status, { status: error.status });
}

/** A list or a section that could not be had, and another try. */
export function Failed({
  error,
  retry,
  message,
}: {
  error: unknown;
  retry: () => unknown;
  message?: string;
}) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert" className="admin-failed">
      <p>{message ?? messageOf(error, t)}</p>
      <Button variant="default" size="xs" onClick={() => void retry()}>
        {t.common.retry}
      </Button>
    </Alert>
  );
}
