import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WordpressDto } from '../../contracts/settings/source-settings.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Choices } from './Choices.tsx';
import { Connected } from './Connected.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { connectionQuery, isConnected } from './connection-queries.ts';
import { HookCard } from './HookCard.tsx';
import './wordpress.css';

/** The connection to the blog. The loaded connection stays when a later load fails: the user may be typing in it. */
export function WordpressSection() {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(connectionQuery);
  return (
    <div className="wordpress">
      <Heading>{t.sections.wordpress}</Heading>
      {data ? <Connection latest={data} /> : error ? <Failed error={error} retry={refetch} /> : <Waiting />}
    </div>
  );
}

function Connection({ latest }: { latest: WordpressDto }) {
  const [editing, setEditing] = useState(false);
  if (!isConnected(latest) || editing)
    return (
      <ConnectForm
        latest={latest}
        done={() => setEditing(false)}
        {...(editing && { cancel: () => setEditing(false) })}
      />
    );
  return (
    <Stack>
      <Connected latest={latest} edit={() => setEditing(true)} />
      <Choices latest={latest} />
      <HookCard latest={latest} />
    </Stack>
  );
}
