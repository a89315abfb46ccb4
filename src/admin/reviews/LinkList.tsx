import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitationQuery } from '../../contracts/reviews/review-invitation.ts';
import { invitationStates } from '../../domain/review/invitation.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Pager } from '../ui/Pager.tsx';
import { LinkRow } from './LinkRow.tsx';
import { linkListQuery } from './link-queries.ts';

/** The invitation links, with a filter by state. */
export function LinkList() {
  const { t } = useLanguage();
  const words = t.reviews.links;
  const [view, setView] = useState<InvitationQuery>({ page: 1, pageSize: 25 });
  const { data, error, isPending, refetch } = useQuery(linkListQuery(view));
  return (
    <section className="admin-stack links-list" aria-label={words.list}>
      <Group gap="0.5rem 1rem" justify="space-between">
        <h2>{words.list}</h2>
        <NativeSelect
          size="sm"
          aria-label={words.state}
          value={view.state ?? ''}
          data={[
            { value: '', label: words.all },
            ...invitationStates.map((value) => ({ value, label: words.states[value] })),
          ]}
          onChange={({ currentTarget }) =>
            setView({
              ...view,
              page: 1,
              state: invitationStates.find((state) => state === currentTarget.value),
            })
          }
        />
      </Group>
      {isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} />}
      {data?.total === 0 && <Empty text={view.state ? words.noneOfState : words.none} />}
      {data && data.total > 0 && (
        <>
          <ul>
            {data.items.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
          <Pager
            total={data.total}
            page={view.page}
            pageSize={view.pageSize}
            go={(to) => setView({ ...view, page: 1, ...to })}
            list={words.list}
          />
        </>
      )}
    </section>
  );
}
