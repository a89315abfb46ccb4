import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../parts/Failed.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ApiError } from '../session/api.ts';
import { changePassword } from '../session/change-password.ts';
import { useLanguage } from '../texts.ts';

/** Changes the password of whoever is signed in; every other session ends. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    try {
      await changePassword(String(typed.get('current')), String(typed.get('password')));
      setErrors({});
      form.reset();
      notifications.show({ message: t.account.changed, color: 'teal' });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { password: messageOf(error, t) });
    }
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className="admin-stack">
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current"
        autoComplete="current-password"
        required
        label={t.account.current}
        error={errors['current']}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        required
        label={t.account.next}
        description={t.account.rule}
        error={errors['password']}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t.account.change}
        </Button>
      </div>
    </form>
  );
}
