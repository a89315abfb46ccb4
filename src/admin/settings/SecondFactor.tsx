import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SecondFactorDto } from '../../contracts/account/second-factor.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { OwnerProof } from '../ui/fields/OwnerProof.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import { renewCodes, secondFactorQuery, switchOff } from './second-factor-calls.ts';

/** With fewer recovery codes than this, the page suggests to create new ones. */
const FEW = 3;

/** The second factor of the signed-in account: off, set-up, recovery codes, on, new recovery codes, switching off. */
export function SecondFactor({ email }: { email: string }) {
  const { t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="admin-card" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title" ref={title} tabIndex={-1}>
        {t.secondFactor.title}
      </h2>
      {/* The focused form was removed: the focus moves to the title. */}
      <SecondFactorState email={email} left={() => title.current?.focus()} />
    </section>
  );
}

function SecondFactorState({ email, left }: { email: string; left: () => void }) {
  const words = useLanguage().t.secondFactor;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [changing, setChanging] = useState<'codes' | 'switch'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const settle = () => {
    setChanging(undefined);
    setCodes(undefined);
    left();
    return client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };

  if (codes) return <RecoveryCodeList codes={codes} done={settle} />;
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Waiting />;
  if (data.on && changing === 'codes')
    return (
      <OwnerProof
        key="codes"
        email={email}
        text={words.codes.renewText}
        action={words.codes.renew}
        act={async (proof) => setCodes((await renewCodes(proof)).recoveryCodes)}
        leave={settle}
      />
    );
  if (data.on && changing)
    return (
      <OwnerProof
        key="off"
        email={email}
        text={words.off.text}
        action={words.off.action}
        removes
        act={async (proof) => {
          await switchOff(proof);
          toastDone(words.off.done);
          await settle();
        }}
        leave={settle}
      />
    );
  if (changing) return <SecondFactorSetup email={email} done={setCodes} leave={settle} />;
  return (
    <>
      {data.on ? <On state={data} /> : <p>{words.text}</p>}
      <div className="admin-actions">
        {data.on && (
          <Button variant="default" onClick={() => setChanging('codes')}>
            {words.codes.renew}
          </Button>
        )}
        <Button variant="default" onClick={() => setChanging('switch')}>
          {data.on ? words.off.action : words.begin}
        </Button>
      </div>
    </>
  );
}

function On({ state: { since, recoveryCodes } }: { state: SecondFactorDto }) {
  const { locale, t } = useLanguage();
  const words = t.secondFactor;
  return (
    <>
      {since && (
        <p>{fill(words.since, { date: formatDate(locale, Date.parse(agencyDay(Date.parse(since)))) })}</p>
      )}
      <p>{fill(words.left, { count: recoveryCodes })}</p>
      {recoveryCodes < FEW && <p className="admin-muted">{words.few}</p>}
    </>
  );
}
