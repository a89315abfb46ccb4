import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useLanguage } from '../texts.ts';
import { switchOff } from './second-factor-calls.ts';
import { useFactorForm } from './use-factor-form.ts';

/** Switches the second factor off, with the password and a code. */
export function SecondFactorOff({ email, leave }: { email: string; leave: () => unknown }) {
  const { t } = useLanguage();
  const words = t.secondFactor.off;
  const form = useFactorForm('code', async (typed) => {
    await switchOff(typed);
    notifications.show({ message: words.done, color: 'teal' });
    await leave();
  });
  return (
    <form onSubmit={form.submit} className="admin-stack">
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p>{words.text}</p>
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        autoFocus
        label={t.account.current}
        error={form.errors['password']}
      />
      {/* No digits only: a recovery code counts too. */}
      <TextInput
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        required
        label={words.code}
        error={form.errors['code']}
      />
      <div className="admin-actions">
        <Button type="submit" color="red" loading={form.busy}>
          {words.action}
        </Button>
        <Button variant="subtle" onClick={() => void leave()}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
