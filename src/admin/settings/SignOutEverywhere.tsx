import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../parts/Failed.tsx';
import { Question } from '../parts/Question.tsx';
import { useSignOutEverywhere } from '../session/use-sign-out.ts';
import { useLanguage } from '../texts.ts';

/** Ends every session of the account, this one too, once that was asked. */
export function SignOutEverywhere() {
  const { t } = useLanguage();
  const words = t.account;
  const { mutate, isPending, error, reset } = useSignOutEverywhere();
  /** Undefined until it was asked first: then the focus comes back to the button. */
  const [asking, setAsking] = useState<boolean>();
  if (!asking)
    return (
      <div>
        <Button variant="default" autoFocus={asking === false} onClick={() => setAsking(true)}>
          {words.signOutEverywhere}
        </Button>
      </div>
    );
  return (
    <Question
      confirm={words.signOutEverywhere}
      busy={isPending}
      answer={() => mutate()}
      cancel={() => {
        reset();
        setAsking(false);
      }}
      failure={
        error && (
          <Alert color="red" role="alert">
            {words.stillSignedIn} {messageOf(error, t)}
          </Alert>
        )
      }
    >
      {words.signOutEverywhereQuestion}
    </Question>
  );
}
