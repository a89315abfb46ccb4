import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../Glyph.tsx';

/** The reason why a call failed, beside its form or button; `message` replaces the server's message. */
export function CallFailure({ error, message }: { error: unknown; message?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Alert color="red" role="alert" icon={<Glyph name="danger" />}>
      {message || messageOf(error, t)}
    </Alert>
  );
}
