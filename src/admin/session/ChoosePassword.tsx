import { Alert, Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { callApi, isMissing } from '../api/call-api.ts';
import { forgetToken } from '../api/token.ts';
import { useLanguage } from '../texts.ts';
import { Countdown } from '../ui/Countdown.tsx';
import { Failed } from '../ui/Failed.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Typed } from '../ui/Typed.tsx';
import { Waiting } from '../ui/Waiting.tsx';

/** Sets a new password by the code of a link, and goes to the sign-in. */
export function ChoosePassword({ code }: { code: string }) {
  const { t } = useLanguage();
  const words = t.password.choose;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['password-link', code],
    queryFn: ({ signal }) => callApi('POST /auth/password-link/read', { body: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = useShortForm('password', async (typed) => {
    try {
      await callApi('POST /auth/password-link/use', { body: { code, password: typed('password') } });
    } catch (failure) {
      if (!isMissing(failure)) throw failure;
      await refetch();
      return;
    }
    // A session of this browser has ended with all others.
    forgetToken();
    await navigate('/', { replace: true, state: { told: words.done } });
  });
  return (
    <>
      <h1 className="sign-in-title">{words.title}</h1>
      {isMissing(error) ? (
        <>
          <Alert color="red" role="alert">
            {words.ended}
          </Alert>
          <Anchor component={Link} to="/password" className="sign-in-home">
            {words.again}
          </Anchor>
        </>
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : !data ? (
        <Waiting />
      ) : (
        <form onSubmit={form.submit} className="admin-stack" noValidate>
          <p>
            <Typed>{data.email}</Typed>
          </p>
          {/* Hidden: it tells a password manager which account the password belongs to. */}
          <input type="email" name="email" autoComplete="username" value={data.email} readOnly hidden />
          <PasswordField
            name="password"
            autoComplete="new-password"
            required
            autoFocus
            label={t.account.next}
            description={t.account.rule}
            error={form.errors['password']}
            errorProps={{ role: 'alert' }}
          />
          {form.wait !== undefined && <Countdown seconds={form.wait} />}
          <Button type="submit" size="md" fullWidth loading={form.busy}>
            {words.submit}
          </Button>
        </form>
      )}
    </>
  );
}
