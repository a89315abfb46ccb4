import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AccountDto } from '../../contracts/account/account.ts';
import { useSignOut } from '../api/use-sign-out.ts';
import { SignInFrame } from '../session/SignInFrame.tsx';
import { PasswordForm } from '../settings/PasswordForm.tsx';
import { RecoveryCodeList } from '../settings/RecoveryCodeList.tsx';
import { SecondFactorSetup } from '../settings/SecondFactorSetup.tsx';
import { useLanguage } from '../texts.ts';
import '../settings/styles.css';

interface DutyScreenProps {
  brand: string;
  account: AccountDto;
  /** The new recovery codes, shown until the user confirms having stored them, even if the account may already do everything. */
  codes: readonly string[] | undefined;
  setCodes: (codes: readonly string[] | undefined) => void;
}

/** The step that an account must complete before everything else; until then, the server rejects all other calls. */
export function DutyScreen({ brand, account: { duty, email }, codes, setCodes }: DutyScreenProps) {
  const { t } = useLanguage();
  const queries = useQueryClient();
  const signOut = useSignOut();
  const words = t.access.duty[duty ?? 'second_factor'];
  useEffect(() => {
    document.title = `${words.title} · ${brand}`;
  }, [words, brand]);
  const done = async () => {
    // Also refetches the queries that the server has rejected until now.
    await queries.invalidateQueries();
    setCodes(undefined);
  };
  return (
    <SignInFrame brand={brand}>
      <h1 className="sign-in-title">{words.title}</h1>
      {codes ? (
        <RecoveryCodeList codes={codes} done={() => void done()} />
      ) : (
        <>
          <p>{words.text}</p>
          {duty === 'password' ? (
            <PasswordForm email={email} changed={() => void done()} />
          ) : (
            <SecondFactorSetup email={email} done={setCodes} />
          )}
        </>
      )}
      <Button variant="subtle" size="sm" onClick={signOut}>
        {t.shell.logout}
      </Button>
    </SignInFrame>
  );
}
