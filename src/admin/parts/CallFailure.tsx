import { Alert } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { messageOf } from './Failed.tsx';

/** Says beside a form or a button that its call failed, and why. */
export function CallFailure({ error }: { error: unknown }) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert">
      {messageOf(error, t)}
    </Alert>
  );
}
