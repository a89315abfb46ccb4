import { Table } from '@mantine/core';
import { Link } from 'react-router';
import type { LandingItem } from '../../../contracts/landing.ts';
import type { LandingSort } from '../../../domain/landing/landing-list.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import { Moment } from '../../ui/Moment.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SortHeader } from '../../ui/SortHeader.tsx';
import { figuresPath } from '../use-landing-place.ts';
import { AnswerPills } from './AnswerPills.tsx';
import { Languages } from './Languages.tsx';
import type { LandingListView } from './landing-list.tsx';
import { PageFace } from './PageFace.tsx';
import { PageName } from './PageName.tsx';
import { RowActions } from './RowActions.tsx';
import { Schedule } from './Schedule.tsx';
import { StatePill } from './StatePill.tsx';

const columns = [
  'title',
  'template',
  'created',
  'visits',
  'conversions',
  'state',
  'languages',
  'schedule',
  'actions',
] as const;
type Column = (typeof columns)[number];
const sorts: Partial<Record<Column, LandingSort>> = {
  title: 'title',
  created: 'created',
  visits: 'visits',
  conversions: 'conversions',
};
const figures: ReadonlySet<Column> = new Set(['visits', 'conversions', 'actions']);

/** The pages as a table. */
export function LandingTable({ list }: { list: LandingListView }) {
  const { t } = useLanguage();
  const labels = t.landing.columns;
  const { state, set } = list;
  return (
    <ScrollBox label={t.sections['landing-pages']}>
      <Table verticalSpacing={0} className="landing-table" aria-label={t.sections['landing-pages']}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => {
              const sort = sorts[column];
              const className = figures.has(column) ? 'is-figure' : undefined;
              return sort ? (
                <SortHeader
                  key={column}
                  label={labels[column]}
                  order={state.sort === sort ? state.order : undefined}
                  first={sort === 'title' ? 'asc' : 'desc'}
                  sort={(order) => set({ sort, order })}
                  className={className}
                />
              ) : (
                <Table.Th key={column} scope="col" {...(className && { className })}>
                  {labels[column]}
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.rows.map((page) => (
            <Row key={page.id} page={page} row={list.rowProps(page)} showOwn={list.showOwn} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}

function Row({ page, row, showOwn }: { page: LandingItem; row: object; showOwn: () => void }) {
  const { locale, t } = useLanguage();
  const counted = page.visits > 0 || page.state === 'live' || page.state === 'ended';
  const figure = (value: number) => (counted ? formatNumber(locale, value) : '–');
  return (
    <Table.Tr {...row}>
      <Table.Th scope="row">
        <span className="landing-title">
          <PageFace picture={page.picture} template={page.template} />
          <PageName page={page} />
        </span>
      </Table.Th>
      <Table.Td>{t.landing.templates[page.template]}</Table.Td>
      <Table.Td className="landing-muted">
        <Moment at={page.createdAt} />
      </Table.Td>
      <Table.Td className="is-figure admin-figure">
        <strong>{figure(page.visits)}</strong>
      </Table.Td>
      <Table.Td className="is-figure admin-figure">
        {counted ? (
          <Link
            to={figuresPath(page.id)}
            className="landing-conversions"
            title={fill(t.landing.list.figures, { title: page.title })}
          >
            <strong>{figure(page.conversions)}</strong>
            <Rate visits={page.visits} conversions={page.conversions} />
          </Link>
        ) : (
          '–'
        )}
      </Table.Td>
      <Table.Td>
        <StatePill state={page.state} deletedAt={page.deletedAt} />
        <AnswerPills page={page} />
      </Table.Td>
      <Table.Td>
        <Languages page={page} />
      </Table.Td>
      <Table.Td>
        <Schedule page={page} />
      </Table.Td>
      <Table.Td className="is-figure">
        <RowActions page={page} showOwn={showOwn} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The share of visits that converted; nothing without a visit, as it was not counted. */
function Rate({ visits, conversions }: { visits: number; conversions: number }) {
  const { locale } = useLanguage();
  if (visits === 0) return null;
  return <span className="admin-figure">{oneDecimal(locale, conversions / visits)}</span>;
}
