import { NativeSelect, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { maySell } from '../../domain/account/role.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { languageNames } from '../ui/language-names.ts';
import { speak } from '../ui/speak.ts';
import { Filled } from '../ui/Typed.tsx';
import { LeadReminder } from './LeadReminder.tsx';
import { NameForm } from './NameForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** Fetched after the page: a moderator has no leads to be told of. */
const PushCard = lazy(async () => ({ default: (await import('./push/PushCard.tsx')).PushCard }));

const schemes = ['auto', 'light', 'dark'] as const;

/** The signed-in account: name, language, colour scheme, password, second factor, passkeys, sessions. */
export function AccountPage() {
  const { locale, t } = useLanguage();
  const account = useAccount().data;
  const place = useLocation();
  // Otherwise Mantine adds a style element, which the CSP refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <div className="settings">
      <div>
        <section className="admin-card" aria-labelledby="account-title">
          <h2 id="account-title">{t.account.title}</h2>
          {account && (
            <p>
              <Filled text={t.account.signedInAs} typed={{ email: account.email }} /> ·{' '}
              {t.account.roles[account.role]}
            </p>
          )}
          {account && <NameForm name={account.name} />}
          <NativeSelect
            label={t.shell.language}
            data={locales.map((value) => ({ value, label: languageNames[value] }))}
            value={locale}
            onChange={({ currentTarget }) => speak(currentTarget.value as Locale, place)}
          />
          <fieldset className="admin-field">
            <legend>{t.shell.theme}</legend>
            <SegmentedControl
              value={colorScheme}
              onChange={(scheme) => setColorScheme(scheme as (typeof schemes)[number])}
              data={schemes.map((value) => ({ value, label: t.shell[value] }))}
            />
          </fieldset>
        </section>
        <section className="admin-card" aria-labelledby="password-title">
          <h2 id="password-title">{t.account.passwordTitle}</h2>
          {account && <PasswordForm email={account.email} />}
        </section>
      </div>
      <div>
        {account && <SecondFactor email={account.email} />}
        {account && <Passkeys email={account.email} />}
        {account && maySell(account.role) && <LeadReminder />}
        {account && maySell(account.role) && (
          <Suspense>
            <PushCard />
          </Suspense>
        )}
      </div>
      <section className="admin-card" aria-labelledby="sessions-title">
        <h2 id="sessions-title">{t.account.sessionsTitle}</h2>
        <OwnSessions />
        <SignOutEverywhere />
        <p className="admin-muted">{t.account.signOutEverywhereText}</p>
      </section>
    </div>
  );
}
