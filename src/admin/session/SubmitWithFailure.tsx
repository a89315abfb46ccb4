import { Alert, Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { Countdown } from '../ui/time/Countdown.tsx';

export interface SubmitState {
  submitting: boolean;
  /** The error of the last attempt if it belongs to no field; else empty. */
  failure: string;
  /** The server's message for each wrong field. */
  wrong: Record<string, string>;
  /** Seconds until the next attempt, when the server delays it. */
  retryAfter?: number;
}

/** Returns the error props of a field. An alert, since a screen reader does not repeat a field that has the focus. */
export const refusalOf = (name: string, { wrong }: SubmitState) => ({
  error: wrong[name],
  errorProps: { role: 'alert' },
});

/** The error of the last attempt, and the submit button. */
export function SubmitWithFailure({
  state: { submitting, failure, retryAfter },
  label,
}: {
  state: SubmitState;
  label: string;
}) {
  const { t } = useLanguage();
  return (
    <>
      {failure && <Alert color="red">{failure}</Alert>}
      {retryAfter !== undefined && <Countdown seconds={retryAfter} />}
      <Button
        type="submit"
        size="md"
        fullWidth
        aria-disabled={submitting}
        onClick={(event) => submitting && event.preventDefault()}
      >
        {submitting ? t.signIn.submitting : label}
      </Button>
    </>
  );
}
