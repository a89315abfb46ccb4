import type { ReactNode } from 'react';
import type { AccountRowDto } from '../../../contracts/account/account.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Moment } from '../../ui/time/Moment.tsx';

/** Keeps a time on the same line as its word. */
const NO_BREAK = '\u00a0';

/** The state of an account in one line: invitation or last sign-in, sessions, second factor. */
export function AccountState({ account, own }: { account: AccountRowDto; own: boolean }) {
  const { t } = useLanguage();
  const words = t.settings.team;
  const { access } = t;
  const { disabled, sessions, lastSignedInAt, invitation, secondFactor, passwordDue } = account;
  const parts: ReactNode[] = [
    own && words.own,
    disabled && words.disabled,
    invitation &&
      (invitation.until === null ? (
        access.team.expired
      ) : (
        <>
          {access.team.invited}
          {NO_BREAK}
          <Moment at={invitation.until} show="full" />
        </>
      )),
    !invitation && lastSignedInAt === null && words.never,
    sessions > 0 && fill(sessions === 1 ? words.session : words.sessions, { count: sessions }),
    lastSignedInAt !== null && (
      <>
        {words.seen}
        {NO_BREAK}
        <Moment at={lastSignedInAt} />
      </>
    ),
    passwordDue && access.team.passwordDue,
    !invitation && (secondFactor ? access.team.secondFactor : access.team.noSecondFactor),
  ].filter(Boolean);
  return (
    <p className="admin-muted settings-parts">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
        <span key={index}>{part}</span>
      ))}
    </p>
  );
}
