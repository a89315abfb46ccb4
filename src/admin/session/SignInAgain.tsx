import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { AccountDto } from '../../contracts/account/account.ts';
import { useLanguage } from '../texts.ts';
import { OverScreen } from '../ui/feedback/OverScreen.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { useFocusOnWrong } from '../ui/fields/use-focus-on-wrong.ts';
import { AfterTyping } from './AfterTyping.tsx';
import { OfferedPasskey } from './OfferedPasskey.tsx';
import { refusalOf, SubmitWithFailure } from './SubmitWithFailure.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SignInAgainProps {
  signedIn: (token: string) => void;
  leave: () => void;
}

/**
 * Asks for the password of the same account over the open screen, once the user stops typing, and for the code if the
 * account has a second factor. An account with a passkey can use that instead.
 */
export const SignInAgain = (props: SignInAgainProps) => (
  <AfterTyping>
    <PasswordDialog {...props} />
  </AfterTyping>
);

function PasswordDialog({ signedIn, leave }: SignInAgainProps) {
  const { t } = useLanguage();
  const account = useQueryClient().getQueryData<AccountDto>(['me']);
  const email = account?.email ?? '';
  const { state, accepted, submit, forget } = useSignIn(signedIn);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, state.wrong);
  useEffect(() => {
    // A drawer below listens to Escape on the window, and ignores it only if the target has this attribute.
    for (const control of form.current?.querySelectorAll('input, button') ?? [])
      control.setAttribute('data-mantine-stop-propagation', 'true');
  });
  // After every hook: this call may suspend.
  const words = t.session.again;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (accepted) void submit(accepted, String(typed.get('code')));
    else void submit({ email, password: String(typed.get('password')) });
  };
  return (
    <OverScreen title={words.title} zIndex={400} onClose={() => {}} closable={false}>
      <form ref={form} onSubmit={send} className="admin-stack" noValidate>
        <p>{accepted ? words.codeText : words.text}</p>
        <p>
          <Typed>{email}</Typed>
        </p>
        {/* Hidden: shows a password manager which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {accepted ? (
          <TextInput
            key="code"
            name="code"
            required
            data-autofocus
            autoFocus
            autoComplete="one-time-code"
            maxLength={40}
            label={words.code}
            {...refusalOf('code', state)}
          />
        ) : (
          <PasswordField
            name="password"
            required
            data-autofocus
            // The browser offers passkeys in the list of this field.
            autoComplete={account?.passkey ? 'current-password webauthn' : 'current-password'}
            label={t.signIn.password}
            {...refusalOf('password', state)}
          />
        )}
        <SubmitWithFailure state={state} label={words.submit} />
        {account?.passkey && !accepted && (
          <OfferedPasskey signedIn={signedIn} begun={forget} otherTried={state.submitting} />
        )}
        <Button variant="subtle" size="sm" onClick={leave}>
          {words.leave}
        </Button>
      </form>
    </OverScreen>
  );
}
