import { Alert, Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';

export interface SubmitState {
  submitting: boolean;
  /** What the last attempt came to, where no field is to blame; empty: there was none. */
  failure: string;
  /** The server's sentence for each wrong field. */
  wrong: Record<string, string>;
}

/** What a field shows that the server refused. Said aloud as it comes: the focus may stand in the field already. */
export const refusalOf = (name: string, { wrong }: SubmitState) => ({
  error: wrong[name],
  errorProps: { role: 'alert' },
});

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
