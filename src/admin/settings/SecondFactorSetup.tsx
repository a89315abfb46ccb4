import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorInvitation } from '../../contracts/account/second-factor.ts';
import { inGroups } from '../../domain/account/second-factor.ts';
import { useLanguage } from '../texts.ts';
import { OwnerProof } from '../ui/fields/OwnerProof.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { Countdown } from '../ui/time/Countdown.tsx';
import { confirm, setUp } from './second-factor-calls.ts';

interface SecondFactorSetupProps {
  /** The email address of the account. */
  email: string;
  /** Is called with the recovery codes once the second factor is on. */
  done: (recoveryCodes: readonly string[]) => void;
  /** Absent if the second factor is required. */
  leave?: () => void;
}

/** The set-up in two steps: the password; then the secret for the app, and the first code of the app. */
export function SecondFactorSetup({ email, done, leave }: SecondFactorSetupProps) {
  const { t } = useLanguage();
  const [invitation, setInvitation] = useState<SecondFactorInvitation>();
  return invitation ? (
    <FirstCode invitation={invitation} done={done} leave={leave} />
  ) : (
    <OwnerProof
      passwordOnly
      email={email}
      text={t.secondFactor.text}
      action={t.secondFactor.next}
      act={async ({ password }) => setInvitation(await setUp({ password }))}
      leave={leave}
    />
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
