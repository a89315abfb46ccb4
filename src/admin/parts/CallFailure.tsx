import { Alert } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { messageOf } from './Failed.tsx';

/** Says beside a form or a button that its call failed, and why; `message` says it better than the server's. */
export function CallFailure({ error, message }: { error: unknown; message?: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert">
      {message ?? messageOf(error, t)}
    </Alert>
  );
}
