import { Alert, Button } from '@mantine/core';
import { messageOf } from '../parts/Failed.tsx';
import { Question } from '../parts/Question.tsx';
import { useQuestion } from '../parts/use-question.ts';
import { useSignOutEverywhere } from '../session/use-sign-out.ts';
import { useLanguage } from '../texts.ts';

/** Ends every session of the account, this one too, once that was asked. */
export function SignOutEverywhere() {
  const { t } = useLanguage();
  const words = t.account;
  const { mutate, isPending, error, reset } = useSignOutEverywhere();
  const { asked, ask, close, back } = useQuestion<'sign out'>();
  if (!asked)
    return (
      <div>
        <Button variant="default" autoFocus={back('sign out')} onClick={() => ask('sign out')}>
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
        close();
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
