import { Button } from '@mantine/core';
import { changePassword } from '../api/change-password.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { Countdown } from '../ui/time/Countdown.tsx';

interface PasswordFormProps {
  email: string;
  /** Whether the form is the whole page, so that its first field gets the focus. */
  changed?: () => void;
}

/** The form that changes the password of the signed-in account and ends its other sessions. */
export function PasswordForm({ email, changed }: PasswordFormProps) {
  const { t } = useLanguage();
  const form = useShortForm('password', async (typed, element) => {
    await changePassword(typed('current'), typed('password'));
    element.reset();
    toastDone(t.account.changed);
    changed?.();
  });
  return (
    <form onSubmit={form.submit} className="admin-stack">
      {/* Hidden: shows a password manager which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current"
        autoFocus={changed !== undefined}
        autoComplete="current-password"
        required
        label={t.shared.currentPassword}
        error={form.errors['current']}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        required
        label={t.account.next}
        description={t.account.rule}
        error={form.errors['password']}
      />
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <div>
        <Button type="submit" loading={form.busy}>
          {t.account.change}
        </Button>
      </div>
    </form>
  );
}
