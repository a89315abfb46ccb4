import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/**
 * The page behind the link in the weekly mail, open without a session. One press stops the mail; opening it changes nothing,
 * since mail programs open links by themselves.
 */
export function StopWeeklyMail({ brand }: { brand: string }) {
  const words = useLanguage().t.account.weekly.stop;
  const code = useLocation().hash.slice(1);
  const stop = useMutation({
    mutationFn: () => callApi('POST /weekly-mail/{code}/stop', { params: { code } }),
  });
  return (
    <SignInFrame brand={brand}>
      <h1 className="sign-in-title">{words.title}</h1>
      {stop.isSuccess ? (
        <Alert color="teal" role="status" tabIndex={-1} ref={takeFocus}>
          {words.done}
        </Alert>
      ) : (
        <>
          <p className="admin-muted">{words.text}</p>
          {stop.error && <CallFailure error={stop.error} />}
          <Button loading={stop.isPending} onClick={() => stop.mutate()}>
            {words.action}
          </Button>
        </>
      )}
    </SignInFrame>
  );
}

const takeFocus = (answer: HTMLElement | null) => answer?.focus();
