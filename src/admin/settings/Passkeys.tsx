import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { knowsPasskeys } from '../ui/knows-passkeys.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { passkeysQuery } from './passkey-calls.ts';
import { secondFactorQuery } from './second-factor-calls.ts';

/** The passkeys of the signed-in account: add, rename, remove. */
export function Passkeys({ email }: { email: string }) {
  const words = useLanguage().t.access.passkeys;
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(passkeysQuery);
  const withCode = useQuery(secondFactorQuery).data?.on === true;
  const [adding, setAdding] = useState(false);
  const leave = () => {
    setAdding(false);
    // The focused form was removed.
    title.current?.focus();
  };
  return (
    <section className="admin-card" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data?.length === 0 && <p className="admin-muted">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="settings-rows">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} email={email} withCode={withCode} />
          ))}
        </ul>
      )}
      {!knowsPasskeys() ? (
        <p className="admin-muted">{words.unsupported}</p>
      ) : adding ? (
        <AddPasskey email={email} withCode={withCode} leave={leave} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
    </section>
  );
}
