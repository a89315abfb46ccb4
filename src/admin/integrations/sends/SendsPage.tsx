import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SendsDto } from '../../../contracts/sends.ts';
import { conversionDestinations } from '../../../domain/conversion/destinations.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { AccessForm } from './AccessForm.tsx';
import { DestinationList } from './DestinationList.tsx';
import { LaneHead } from './LaneHead.tsx';
import { laneName } from './lane-name.ts';
import { ProvenCard } from './ProvenCard.tsx';
import { accessQuery, sendsQuery } from './sends-queries.ts';
import { TestCard } from './TestCard.tsx';
import { UnsentCard } from './UnsentCard.tsx';
import './sends.css';

/** What the server tells ad platforms: the state of each way, why acts stay, a test, and what only a real account shows. */
export function SendsPage() {
  const { data, error, refetch } = useQuery(sendsQuery);
  return (
    <div className="admin-stack sends">
      {error && !data && <Failed error={error} retry={refetch} />}
      {!data && !error && <Waiting />}
      {data && <Loaded sends={data} />}
    </div>
  );
}

function Loaded({ sends }: { sends: SendsDto }) {
  const { t } = useLanguage();
  const words = t.sends;
  const moments = useMoments();
  const { data: access } = useQuery(accessQuery);
  const [name, setName] = useState(sends.destinations[0]?.lane ?? 'meta');
  const shown = sends.destinations.find((destination) => destination.lane === name);
  const lanes = sends.destinations.map((destination) => ({
    value: destination.lane,
    label: laneName(words, destination) + (destination.page ? ` · ${destination.page.title}` : ''),
  }));
  // An artist's access is in the settings of its page.
  const form = access && shown?.artist === null && (
    <AccessForm key={`access-${name}`} name={shown.name} latest={access} />
  );
  return (
    <>
      <div className="sends-head">
        <p className="admin-muted">{words.intro}</p>
        <p className="admin-muted">{fill(words.seen, { time: moments.hour(sends.at) })}</p>
      </div>
      <DestinationList sends={sends} />
      {/* Artists' accounts may be many, and their names long. */}
      {lanes.length > conversionDestinations.length ? (
        <NativeSelect
          label={words.show}
          className="sends-choice"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data={lanes}
        />
      ) : (
        <Segments label={words.show} value={name} onChange={setName} options={lanes} />
      )}
      {shown && (
        <>
          <LaneHead destination={shown} />
          {/* First what is missing, later what is rarely changed. */}
          {!shown.isReady && form}
          <div className="sends-cards" key={name}>
            <UnsentCard destination={shown} />
            <TestCard destination={shown} />
            <ProvenCard destination={shown} />
          </div>
          {shown.isReady && form}
        </>
      )}
    </>
  );
}
