import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Empty } from '../feedback/Empty.tsx';
import { Failed } from '../feedback/Failed.tsx';
import { Waiting } from '../feedback/Waiting.tsx';
import { Pager } from '../Pager.tsx';
import type { Paging } from './list-state.ts';
import type { useSteadyRows } from './use-steady-rows.ts';

interface ListBodyProps<Row> {
  list: Pick<ReturnType<typeof useSteadyRows<Row>>, 'rows' | 'area' | 'holding' | 'arrived' | 'release'> & {
    state: Paging;
    set: (to: Partial<Paging>) => void;
    active: readonly string[];
    clear: () => void;
    page: { total: number } | undefined;
    error: Error | null;
    refetch: () => unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
  };
  /** Shown when the list has no rows at all. */
  empty: ReactNode;
  /**
   * The text when no row matches the filters, shown with the button that clears them, or the element that replaces both.
   */
  none: { title: string; text: string; clear: string } | { instead: ReactNode };
  /** Shown until the first response, in place of the loading meter. */
  waiting?: ReactNode;
  /** Replaces the server's message about why the list could not be loaded. */
  failure?: string | undefined;
  className: string;
  /** The label of the page size, for a list of tiles instead of rows. */
  sizeLabel?: string;
  children: ReactNode;
  /** Shown below the pager. */
  foot?: ReactNode;
}

/** The rows of a list with their pager, or the reason why there are no rows. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { list, empty, none, waiting = <Waiting />, failure, className, sizeLabel, children, foot } = props;
  const { state, page, rows, holding, error, isPending, isPlaceholderData } = list;
  const total = page?.total ?? 0;
  const drawn = page !== undefined && (total > 0 || (holding && rows.length > 0));
  return (
    <>
      {(isPending || (isPlaceholderData && !drawn)) && waiting}
      {error && (
        <Failed error={error} retry={list.refetch} {...(failure !== undefined && { message: failure })} />
      )}
      {page &&
        !drawn &&
        !isPlaceholderData &&
        (list.active.length === 0 ? (
          empty
        ) : 'instead' in none ? (
          none.instead
        ) : (
          <Empty title={none.title} text={none.text}>
            <Button variant="default" onClick={list.clear}>
              {none.clear}
            </Button>
          </Empty>
        ))}
      {drawn && (
        <div {...list.area} className={className} aria-busy={isPlaceholderData}>
          <Arrived count={list.arrived} show={list.release} />
          {/* All shown rows were removed: the next ones are loading. */}
          {rows.length === 0 ? <Waiting /> : children}
          <Pager
            total={total}
            page={state.page}
            pageSize={state.pageSize}
            go={list.set}
            sizeLabel={sizeLabel}
          />
          {foot}
        </div>
      )}
    </>
  );
}

/** Announces new rows that wait until the pointer rests, and shows them on request. It overlays the list without moving it. */
function Arrived({ count, show }: { count: number; show: () => void }) {
  const { locale, t } = useLanguage();
  return (
    <div role="status" className="list-arrived">
      {count > 0 && (
        <Button variant="default" size="xs" onClick={show}>
          {fill(pluralForm(locale, t.common.paging.arrived, count), { count })}
        </Button>
      )}
    </div>
  );
}
