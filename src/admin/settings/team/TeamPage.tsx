import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GivenPassword } from '../../../contracts/account.ts';
import { fill } from '../../../i18n/format.ts';
import { useAccount } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Secret } from '../Secret.tsx';
import { AddAccount } from './AddAccount.tsx';
import { TeamRow } from './TeamRow.tsx';
import { teamQuery } from './team-query.ts';

/** The accounts, and the form of a new account. */
export function TeamPage() {
  const words = useLanguage().t.settings.team;
  const own = useAccount().data?.id;
  const { data, error, refetch } = useQuery(teamQuery);
  const [given, setGiven] = useState<GivenPassword>();
  return (
    <div className="settings-stack">
      <section className="admin-card" aria-labelledby="team-title">
        <h2 id="team-title">{words.title}</h2>
        {given && <Secret label={fill(words.password, { email: given.email })} secret={given.password} />}
        {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
        {data && (
          <ul className="settings-team">
            {data.map((account) => (
              <TeamRow key={account.id} account={account} own={account.id === own} given={setGiven} />
            ))}
          </ul>
        )}
      </section>
      <AddAccount given={setGiven} />
    </div>
  );
}
