import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../feedback/Empty.tsx';
import { Failed } from '../feedback/Failed.tsx';
import { Waiting } from '../feedback/Waiting.tsx';
import { Pager } from '../Pager.tsx';
import { QuarantinedForm } from './QuarantinedForm.tsx';
import { QUARANTINE_PLACE, type Quarantined, quarantineQuery } from './quarantine-queries.ts';

/** The submissions that look like spam, over their section's list: `/dashboard/leads/quarantine`. */
export function QuarantineDrawer({ of }: { of: Quarantined }) {
  const { t } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Drawer
      opened={useParams()['*'] === QUARANTINE_PLACE}
      onClose={() => void navigate({ pathname: `/dashboard/${of}`, search })}
      position="right"
      size="34rem"
      title={t.shared.quarantine.title}
      className="quarantine"
    >
      <QuarantineList of={of} />
    </Drawer>
  );
}

function QuarantineList({ of }: { of: Quarantined }) {
  const { t } = useLanguage();
  const words = t.shared.quarantine;
  const [paging, setPaging] = useState({ page: 1, pageSize: 25 });
  const { data, error, isPending, refetch } = useQuery(quarantineQuery(of, paging));
  return (
    <div className="admin-stack">
      <p>{words.about}</p>
      {isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} />}
      {data?.total === 0 && <Empty text={words.none} />}
      {data && data.total > 0 && (
        <>
          <ul>
            {data.items.map((form) => (
              <QuarantinedForm key={form.id} of={of} form={form} />
            ))}
          </ul>
          <Pager
            total={data.total}
            {...paging}
            go={(to) => setPaging({ ...paging, page: 1, ...to })}
            list={words.title}
          />
        </>
      )}
    </div>
  );
}
