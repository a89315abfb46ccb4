import { Alert } from '@mantine/core';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';

/** Tells beside a form or a button why its call failed; `message` goes before the server's. */
export function CallFailure({ error, message }: { error: unknown; message?: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert">
      {message ?? messageOf(error, t)}
    </Alert>
  );
}
