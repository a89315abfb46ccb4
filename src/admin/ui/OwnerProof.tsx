import { Button, TextInput } from '@mantine/core';
import type { SecondFactorProof } from '../../contracts/second-factor.ts';
import { useLanguage } from '../texts.ts';
import { Countdown } from './Countdown.tsx';
import { useShortForm } from './form/use-short-form.ts';
import { PasswordField } from './PasswordField.tsx';

interface OwnerProofProps {
  email: string;
  /** What follows. */
  text: string;
  /** The label of the button. */
  action: string;
  removes?: boolean;
  /** Asks for the password alone: there is no second factor, and the code that is passed on is empty. */
  passwordOnly?: boolean;
  /** @throws ApiError */
  act: (proof: SecondFactorProof) => Promise<void>;
  /** Absent: the form cannot be left. */
  leave?: (() => unknown) | undefined;
}

/** The form that asks for the password and a code before it changes the second factor. */
export function OwnerProof(props: OwnerProofProps) {
  const { email, text, action, removes = false, passwordOnly = false, act, leave } = props;
  const { t } = useLanguage();
  const form = useShortForm(passwordOnly ? 'password' : 'code', (typed) =>
    act({ password: typed('password'), code: passwordOnly ? '' : typed('code') }),
  );
  return (
    <form onSubmit={form.submit} className="admin-stack">
      {/* Hidden: it tells a password manager which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p>{text}</p>
      <ProofFields withCode={!passwordOnly} form={form} autoFocus />
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <div className="admin-actions">
        <Button type="submit" loading={form.busy} {...(removes && { variant: 'outline', color: 'red' })}>
          {action}
        </Button>
        {leave && (
          <Button variant="default" onClick={() => void leave()}>
            {t.common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The fields of the proof that the owner asks: the password, and a code where the second factor is on. */
export function ProofFields({
  withCode,
  form,
  autoFocus = false,
}: {
  withCode: boolean;
  form: Pick<ReturnType<typeof useShortForm>, 'errors'>;
  autoFocus?: boolean;
}) {
  const { t } = useLanguage();
  return (
    <>
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        autoFocus={autoFocus}
        label={t.account.current}
        error={form.errors['password']}
      />
      {/* No numeric keyboard: a recovery code, which has letters, is also valid. */}
      {withCode && (
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={40}
          required
          label={t.secondFactor.anyCode}
          error={form.errors['code']}
        />
      )}
    </>
  );
}
