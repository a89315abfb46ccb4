import { Alert } from '@mantine/core';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';

/** The reason why a call failed, beside its form or button; `message` replaces the server's message. */
export function CallFailure({ error, message }: { error: unknown; message?: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert">
      {message ?? messageOf(error, t)}
    </Alert>
  );
}
