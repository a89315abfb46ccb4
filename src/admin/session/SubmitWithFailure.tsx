import { Alert, Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';

export interface SubmitState {
  submitting: boolean;
  /** What the last attempt came to; empty: there was none. */
  failure: string;
}

/** What went wrong, and the button that tries. */
export function SubmitWithFailure({
  state: { submitting, failure },
  label,
}: {
  state: SubmitState;
  label: string;
}) {
  const { t } = useLanguage();
  return (
    <>
      <div role="alert">{failure && <Alert color="red">{failure}</Alert>}</div>
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
