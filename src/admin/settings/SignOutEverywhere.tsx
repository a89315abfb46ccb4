import { Alert, Button } from '@mantine/core';
import { messageOf } from '../api/error-message.ts';
import { useSignOutEverywhere } from '../api/use-sign-out.ts';
import { useLanguage } from '../texts.ts';
import { Question } from '../ui/feedback/Question.tsx';
import { useQuestion } from '../ui/feedback/use-question.ts';

/** The button that ends every session of the account, including this one, after a confirmation. */
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
