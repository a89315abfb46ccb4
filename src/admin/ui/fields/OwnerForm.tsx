import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../../texts.ts';
import type { useShortForm } from '../form/use-short-form.ts';
import { Countdown } from '../time/Countdown.tsx';
import { PasswordField } from './PasswordField.tsx';

interface OwnerFormProps {
  form: ReturnType<typeof useShortForm>;
  /** The address of the account, by which a password manager finds the password. */
  email: string;
  /** Whether the second factor is on: a code is asked for beside the password. */
  withCode: boolean;
  /** Whether the password takes the focus. */
  autoFocus?: boolean;
  /** Texts and fields above the password. */
  children: ReactNode;
  /** A message above the buttons. */
  message?: ReactNode;
  /** The label of the button. */
  action: string;
  /** Whether the button removes something. */
  removes?: boolean;
  /** Whether the server checks the fields, instead of the browser. */
  noValidate?: boolean;
  /** Closes the form; absent if it cannot be closed. */
  leave?: (() => unknown) | undefined;
}

/** The form of a change that asks for the owner's password, and for a code if the second factor is on. */
export function OwnerForm(props: OwnerFormProps) {
  const { form, email, withCode, autoFocus = false, children, message, action, leave } = props;
  const { removes = false, noValidate = false } = props;
  const { t } = useLanguage();
  return (
    <form onSubmit={form.submit} className="admin-stack" noValidate={noValidate}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {children}
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        autoFocus={autoFocus}
        label={t.shared.currentPassword}
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
          label={t.shared.anyCode}
          error={form.errors['code']}
        />
      )}
      {message}
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
