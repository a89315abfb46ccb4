import { Alert, Anchor, Checkbox, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { NAME_MAX_LENGTH } from '../../domain/account/name.ts';
import { fill } from '../../i18n/format.ts';
import { callApi, isMissing } from '../api/call-api.ts';
import { forgetSession, keepSession } from '../api/session-marker.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { errorOf, LinkForm } from './LinkForm.tsx';
import { signIn } from './sign-in.ts';

/**
 * Sets a password with the code of a link, and redirects to the sign-in page. An invitation also sets the name, and signs
 * in at once.
 */
export function ChoosePassword({ code }: { code: string }) {
  const { t } = useLanguage();
  const words = t.password.choose;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['password-link', code],
    queryFn: ({ signal }) => callApi('POST /auth/password-link/read', { body: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const invited = data?.invited === true;
  const form = useShortForm('password', async (typed) => {
    try {
      const body = {
        code,
        password: typed('password'),
        ...(typed('removePasskeys') === 'on' && { removePasskeys: true }),
        ...(invited && { name: typed('name') }),
      };
      await callApi('POST /auth/password-link/use', { body });
    } catch (failure) {
      if (!isMissing(failure)) throw failure;
      await refetch();
      return;
    }
    // The server has ended all sessions of the account, including one of this browser.
    forgetSession();
    // The user has just set the password, so it need not be typed again to sign in.
    const opened = invited && (await signIn({ email: data.email, password: typed('password') }));
    if (opened && opened.kind === 'token') {
      keepSession(opened.token);
      // The cache may hold the data of another account; this page still shows its own.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'password-link' });
      await navigate('/dashboard', { replace: true });
      return;
    }
    const told = invited ? words.invited.done : words.done;
    await navigate('/', { replace: true, state: { told, email: data?.email } });
  });
  return (
    <>
      <h1 className="sign-in-title">{invited ? words.invited.title : words.title}</h1>
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
        <LinkForm form={form} submit={invited ? words.invited.submit : words.submit}>
          {invited && <p className="admin-muted">{words.invited.text}</p>}
          <p>
            <Typed>{data.email}</Typed>
          </p>
          {/* Hidden: shows a password manager which account the password belongs to. */}
          <input type="email" name="email" autoComplete="username" value={data.email} readOnly hidden />
          {invited && (
            <TextInput
              name="name"
              autoComplete="name"
              required
              maxLength={NAME_MAX_LENGTH}
              defaultValue={data.name}
              label={words.invited.name}
              {...errorOf('name', form)}
            />
          )}
          <PasswordField
            name="password"
            autoComplete="new-password"
            required
            autoFocus
            label={t.account.next}
            description={t.account.rule}
            {...errorOf('password', form)}
          />
          {data.passkeys.length > 0 && (
            <Checkbox
              name="removePasskeys"
              label={words.removePasskeys}
              description={fill(words.passkeys, { names: data.passkeys.join(', ') })}
            />
          )}
        </LinkForm>
      )}
    </>
  );
}
