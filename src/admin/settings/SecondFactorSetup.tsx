import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorInvitation } from '../../contracts/second-factor.ts';
import { inGroups } from '../../domain/account/second-factor.ts';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useLanguage } from '../texts.ts';
import { confirm, setUp } from './second-factor-calls.ts';
import { useFactorForm } from './use-factor-form.ts';

interface SecondFactorSetupProps {
  /** Whose it is. */
  email: string;
  /** It is on, and these are the recovery codes. */
  done: (recoveryCodes: readonly string[]) => void;
  leave: () => void;
}

/** The password, then the secret for the app and its first code. */
export function SecondFactorSetup({ email, done, leave }: SecondFactorSetupProps) {
  const [invitation, setInvitation] = useState<SecondFactorInvitation>();
  return invitation ? (
    <FirstCode invitation={invitation} done={done} leave={leave} />
  ) : (
    <Password email={email} invite={setInvitation} leave={leave} />
  );
}

interface PasswordProps {
  email: string;
  invite: (invitation: SecondFactorInvitation) => void;
  leave: () => void;
}

function Password({ email, invite, leave }: PasswordProps) {
  const { t } = useLanguage();
  const form = useFactorForm('password', async ({ password }) => invite(await setUp({ password })));
  return (
    <form onSubmit={form.submit} className="admin-stack">
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p>{t.secondFactor.text}</p>
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        autoFocus
        label={t.account.current}
        error={form.errors['password']}
      />
      <div className="admin-actions">
        <Button type="submit" loading={form.busy}>
          {t.secondFactor.next}
        </Button>
        <Button variant="subtle" onClick={leave}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}

interface FirstCodeProps extends Omit<SecondFactorSetupProps, 'email'> {
  invitation: SecondFactorInvitation;
}

function FirstCode({ invitation: { secret, address, qr }, done, leave }: FirstCodeProps) {
  const { t } = useLanguage();
  const words = t.secondFactor;
  const form = useFactorForm('code', async ({ code }) => done((await confirm({ code })).recoveryCodes));
  return (
    <form onSubmit={form.submit} className="admin-stack">
      <p>{words.scan}</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={words.qr}
        className="second-factor-qr"
      >
        <rect width={qr.size} height={qr.size} />
        <path d={qr.path} />
      </svg>
      {/* A phone cannot scan itself. */}
      <Anchor href={address} className="second-factor-open">
        {words.open}
      </Anchor>
      <p>
        {words.secret} <code className="second-factor-secret">{inGroups(secret, ' ')}</code>
      </p>
      <TextInput
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        required
        autoFocus
        label={words.code}
        error={form.errors['code']}
      />
      <div className="admin-actions">
        <Button type="submit" loading={form.busy}>
          {words.confirm}
        </Button>
        <Button variant="subtle" onClick={leave}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
