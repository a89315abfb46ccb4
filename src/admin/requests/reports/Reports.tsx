import { Badge, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import type { ReportRowDto } from '../../../contracts/content-report.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { reportsQuery } from '../../api/content-reports.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { SidePanel } from '../../ui/feedback/SidePanel.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { ROOT } from '../requests-path.ts';
import { Due } from './Due.tsx';
import { ReportDetail } from './ReportDetail.tsx';

const PATH = `${ROOT}/reports`;

/** The reports of illegal content: the open ones by due time, the closed ones below, and the open report beside them. */
export function Reports() {
  const { t } = useLanguage();
  const { '*': typed = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(reportsQuery);
  const [, number = ''] = typed.split('/');
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  const close = () => void navigate(PATH);
  return (
    <div className="requests-reports">
      <Stack gap="xl">
        <ReportList title={t.reports.open} rows={data.open} current={number} />
        {data.closed.length > 0 && (
          <ReportList title={t.reports.closed} rows={data.closed} current={number} />
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

interface ReportListProps {
  title: string;
  rows: ReportRowDto[];
  current: string;
}

function ReportList({ title, rows, current }: ReportListProps) {
  const { locale, t } = useLanguage();
  const words = t.reports;
  const columns = useColumns();
  return (
    <section className="admin-stack" aria-label={title}>
      <div className="requests-head">
        <h2>
          {title} <span className="admin-figure">{formatNumber(locale, rows.length)}</span>
        </h2>
      </div>
      {rows.length === 0 ? (
        <Empty title={words.none.title} text={words.none.text} />
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

function useColumns() {
  const { t } = useLanguage();
  const words = t.reports;
  return [
    {
      key: 'report',
      label: words.columns.report,
      cell: ({ number, subject }) => (
        <Link to={`${PATH}/${number}`} className="requests-link" data-touch>
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
      label: words.columns.due,
      cell: ({ dueAt, receivedAt }) => (dueAt === null ? <Moment at={receivedAt} /> : <Due at={dueAt} />),
      width: 'date',
      card: 'badge',
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
