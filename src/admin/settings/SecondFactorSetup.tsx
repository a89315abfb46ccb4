import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorInvitation } from '../../contracts/second-factor.ts';
import { inGroups } from '../../domain/account/second-factor.ts';
import { useLanguage } from '../texts.ts';
import { Countdown } from '../ui/Countdown.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { confirm, setUp } from './second-factor-calls.ts';

interface SecondFactorSetupProps {
  /** The email address of the account. */
  email: string;
  /** Is called with the recovery codes once the second factor is on. */
  done: (recoveryCodes: readonly string[]) => void;
  /** Absent where the second factor is required. */
  leave?: () => void;
}

/** The set-up in two steps: the password; then the secret for the app, and the first code of the app. */
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
  leave: (() => void) | undefined;
}

function Password({ email, invite, leave }: PasswordProps) {
  const { t } = useLanguage();
  const form = useShortForm('password', async (typed) =>
    invite(await setUp({ password: typed('password') })),
  );
  return (
    <form onSubmit={form.submit} className="admin-stack">
      {/* Hidden: it tells a password manager which account the password belongs to. */}
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
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <div className="admin-actions">
        <Button type="submit" loading={form.busy}>
          {t.secondFactor.next}
        </Button>
        {leave && (
          <Button variant="default" onClick={leave}>
            {t.common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FirstCodeProps extends Pick<SecondFactorSetupProps, 'done'> {
  invitation: SecondFactorInvitation;
  leave: (() => void) | undefined;
}

function FirstCode({ invitation: { secret, address, qr }, done, leave }: FirstCodeProps) {
  const { t } = useLanguage();
  const words = t.secondFactor;
  const form = useShortForm('code', async (typed) =>
    done((await confirm({ code: typed('code') })).recoveryCodes),
  );
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
      {/* A link to the app, since a phone cannot scan its own screen. */}
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
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <div className="admin-actions">
        <Button type="submit" loading={form.busy}>
          {words.confirm}
        </Button>
        {leave && (
          <Button variant="default" onClick={leave}>
            {t.common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
