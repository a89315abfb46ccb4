import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GivenPassword, Invitation } from '../../../contracts/account/account.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useAccount } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { Secret } from '../Secret.tsx';
import { AccessRule } from './AccessRule.tsx';
import { InviteForm } from './InviteForm.tsx';
import { TeamRow } from './TeamRow.tsx';
import { teamQuery } from './team-query.ts';

/** A secret to pass on to the person of an account; it is shown once. */
interface HandOver {
  email: string;
  label: string;
  secret: string;
}

/** The accounts, the form that invites a person, and the rule about second factors. */
export function TeamPage() {
  const { locale, t } = useLanguage();
  const words = t.settings.team;
  const own = useAccount().data?.id;
  const { data, error, refetch } = useQuery(teamQuery);
  const [handOvers, setHandOvers] = useState<HandOver[]>([]);
  /** The secret of another account stays, as it may not be copied yet. */
  const handOver = (email: string, ...texts: HandOver[]) =>
    setHandOvers((now) => [...texts, ...now.filter((other) => other.email !== email)]);
  const given = ({ email, password }: GivenPassword) =>
    handOver(email, { email, label: fill(words.password, { email }), secret: password });
  const invited = ({ email, link, expiresAt }: Invitation) => {
    if (link === null) {
      handOver(email);
      toastDone(<Filled text={t.access.invite.sent} typed={{ email }} />);
      return;
    }
    const day = formatDate(locale, Date.parse(agencyDay(Date.parse(expiresAt))));
    const label = fill(t.access.invite.link, { email, day });
    handOver(email, { email, label, secret: location.origin + link });
  };
  return (
    <div className="settings-stack">
      <section className="admin-card" aria-labelledby="team-title">
        <h2 id="team-title">{words.title}</h2>
        {handOvers.map(({ label, secret }) => (
          <Secret key={secret} label={label} secret={secret} />
        ))}
        {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
        {data && (
          <ul className="settings-team">
            {data.map((account) => (
              <TeamRow
                key={account.id}
                account={account}
                own={account.id === own}
                given={given}
                invited={invited}
              />
            ))}
          </ul>
        )}
      </section>
      <InviteForm invited={invited} />
      <AccessRule />
    </div>
  );
}
