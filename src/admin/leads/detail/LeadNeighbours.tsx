import { ActionIcon, Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { readState, writeState } from '../../ui/list/list-state.ts';
import { neighboursQuery } from '../lead-queries.ts';
import { leadList } from '../list/lead-list.tsx';

/**
 * The links to the previous and the next lead of the list, also across its pages. Their place is reserved while they load.
 */
export function LeadNeighbours({ id, enabled }: { id: string; enabled: boolean }) {
  const [params] = useSearchParams();
  const listed = readState(leadList.fields, params);
  const query = writeState(leadList.fields, { ...listed, page: 1, pageSize: 25 });
  const { data } = useQuery({ ...neighboursQuery(id, query), enabled });
  return (
    <Flex component="span" gap={4} display="inline-flex" flex="none">
      {(['previous', 'next'] as const).map((way) => (
        <Step key={way} way={way} to={data?.[way] ?? undefined} />
      ))}
    </Flex>
  );
}

const icons = { previous: 'up', next: 'down' } as const;

function Step({ way, to }: { way: keyof typeof icons; to: string | undefined }) {
  const words = useLanguage().t.leads.work.neighbours;
  const { search, state } = useLocation();
  const shared = {
    variant: 'default',
    size: 'lg',
    'aria-label': words[way],
    title: words[way],
    children: <Glyph name={icons[way]} />,
  } as const;
  if (to === undefined) return <ActionIcon {...shared} disabled />;
  return (
    <ActionIcon
      {...shared}
      component={Link}
      to={{ pathname: `/dashboard/leads/${encodeURIComponent(to)}`, search }}
      // The back button still returns to the list.
      replace
      state={state}
    />
  );
}
