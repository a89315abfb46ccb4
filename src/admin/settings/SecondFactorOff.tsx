import { Button, TextInput } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { Countdown } from '../ui/Countdown.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { switchOff } from './second-factor-calls.ts';

/** The form that switches the second factor off, with the password and a code. */
export function SecondFactorOff({ email, leave }: { email: string; leave: () => unknown }) {
  const { t } = useLanguage();
  const words = t.secondFactor.off;
  const form = useShortForm('code', async (typed) => {
    await switchOff({ password: typed('password'), code: typed('code') });
    toastDone(words.done);
    await leave();
  });
  return (
    <form onSubmit={form.submit} className="admin-stack">
      {/* Hidden: it tells a password manager which account the password belongs to. */}
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
      {/* No numeric keyboard: a recovery code, which has letters, is also valid. */}
      <TextInput
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        required
        label={words.code}
        error={form.errors['code']}
      />
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <div className="admin-actions">
        <Button type="submit" variant="outline" color="red" loading={form.busy}>
          {words.action}
        </Button>
        <Button variant="default" onClick={() => void leave()}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
