import { Alert, Button } from '@mantine/core';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../Glyph.tsx';

/** Replaces a list or a section that could not be loaded: the reason, and a retry button. */
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
    <Alert color="red" role="alert" className="admin-failed" icon={<Glyph name="danger" />}>
      <p>{message ?? messageOf(error, t)}</p>
      <Button variant="default" size="xs" onClick={() => void retry()}>
        {t.common.retry}
      </Button>
    </Alert>
  );
}
