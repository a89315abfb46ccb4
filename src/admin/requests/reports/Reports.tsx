import { Badge, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { ReportRowDto } from '../../../contracts/content-report.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { reportsQuery } from '../../api/content-reports.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { SidePanel } from '../../ui/feedback/SidePanel.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { ROOT } from '../requests-path.ts';
import { Due } from './Due.tsx';
import { ReportDetail } from './ReportDetail.tsx';

const PATH = `${ROOT}/reports`;
/** What the list shows: all, content that is said to be illegal, or pages that keep somebody out. */
const filters = ['all', 'content', 'accessibility'] as const;

/** The reports of content and of accessibility: the open ones by due time, the closed ones below, and the open report beside them. */
export function Reports() {
  const { locale, t } = useLanguage();
  const { '*': typed = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(reportsQuery);
  const [, number = ''] = typed.split('/');
  const [search, setSearch] = useSearchParams();
  const filter = filters.find((one) => one === search.get('filter')) ?? 'all';
  const words = t.reports.filter;
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  const query = filter === 'all' ? '' : `?filter=${filter}`;
  const close = () => void navigate(`${PATH}${query}`);
  const rowsOf = (rows: ReportRowDto[]) => rows.filter((row) => isShown(row, filter));
  const closed = rowsOf(data.closed);
  return (
    <div className="requests-reports">
      <Stack gap="xl">
        <Segments
          label={words.label}
          value={filter}
          options={filters.map((value) => ({
            value,
            label: `${words[value]} ${formatNumber(locale, data.open.filter((row) => isShown(row, value)).length)}`,
          }))}
          onChange={(value) => setSearch(value === 'all' ? {} : { filter: value }, { replace: true })}
        />
        <ReportList
          title={t.reports.open}
          rows={rowsOf(data.open)}
          current={number}
          query={query}
          none={filter === 'all' ? t.reports.none : { text: words.none }}
        />
        {closed.length > 0 && (
          <ReportList title={t.reports.closed} rows={closed} current={number} query={query} isClosed />
        )}
      </Stack>
      <SidePanel
        opened={number !== ''}
        place={number}
        close={close}
        title={fill(t.reports.title, { number })}
        className="requests-report"
      >
        {number !== '' && <ReportDetail key={number} number={number} />}
      </SidePanel>
    </div>
  );
}

const isShown = ({ reason }: ReportRowDto, filter: (typeof filters)[number]): boolean =>
  filter === 'all' || (reason === 'accessibility') === (filter === 'accessibility');

interface ReportListProps {
  title: string;
  rows: ReportRowDto[];
  current: string;
  /** Of the address, kept by the links. */
  query: string;
  none?: { title?: string; text: string };
  isClosed?: boolean;
}

function ReportList({ title, rows, current, query, none, isClosed = false }: ReportListProps) {
  const { locale } = useLanguage();
  const columns = useColumns(query, isClosed);
  return (
    <section className="admin-stack" aria-label={title}>
      <div className="requests-head">
        <h2>
          {title} <span className="admin-figure">{formatNumber(locale, rows.length)}</span>
        </h2>
      </div>
      {rows.length === 0 && none ? (
        <Empty {...none} />
      ) : (
        <Records
          label={title}
          className="requests-records"
          list={{
            rows,
            idOf: ({ number }) => String(number),
            rowProps: ({ number }) => ({ 'data-current': String(number) === current || undefined }),
          }}
          columns={columns}
          folds={[
            ['state', 'report'],
            ['reason', 'report'],
          ]}
        />
      )}
    </section>
  );
}

function useColumns(query: string, isClosed: boolean) {
  const { t } = useLanguage();
  const words = t.reports;
  return [
    {
      key: 'report',
      label: words.columns.report,
      cell: ({ number, subject }) => (
        <Link to={`${PATH}/${number}${query}`} className="requests-link" data-touch>
          {fill(words.name, { number, subject: words.subjects[subject] })}
        </Link>
      ),
      width: 'name',
      card: 'title',
    },
    {
      key: 'reason',
      label: words.columns.reason,
      cell: ({ reason }) => words.reasons[reason],
      width: 'text',
      card: 'fact',
    },
    {
      key: 'state',
      label: words.columns.state,
      cell: (row) => <ReportState row={row} />,
      width: 'word',
      card: 'fact',
    },
    {
      key: 'due',
      // A closed report is due no more.
      label: words.columns[isClosed ? 'closed' : 'due'],
      cell: ({ dueAt, receivedAt }) => (dueAt === null ? <Moment at={receivedAt} /> : <Due at={dueAt} />),
      width: 'date',
      // A badge has no label.
      card: isClosed ? 'fact' : 'badge',
    },
  ] as const satisfies readonly Column<ReportRowDto>[];
}

function ReportState({ row }: { row: ReportRowDto }) {
  const { t } = useLanguage();
  return (
    <>
      {t.reports.states[stateOf(row)]}
      {row.suspect && (
        <>
          {' '}
          <Badge color="gray" variant="light">
            {t.reports.suspect}
          </Badge>
        </>
      )}
    </>
  );
}

/** Returns the state in the words of staff: what is to do next, or the decision. */
function stateOf({ state, again, lookedAt }: ReportRowDto): keyof AdminTexts['reports']['states'] {
  if (state !== 'received') return state;
  if (again) return 'again';
  return lookedAt === null ? 'received' : 'looked';
}
