import { Link } from 'react-router';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import type { Column } from '../../ui/list/Records.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { figuresPath } from '../use-landing-place.ts';
import { AnswerPills } from './AnswerPills.tsx';
import { Languages } from './Languages.tsx';
import { PageFace } from './PageFace.tsx';
import { PageName } from './PageName.tsx';
import { RowActions } from './RowActions.tsx';
import { RowMenu } from './RowMenu.tsx';
import { Schedule } from './Schedule.tsx';
import { StatePill } from './StatePill.tsx';

const isCounted = ({ visits, state }: LandingItem) => visits > 0 || state === 'live' || state === 'ended';

/** The columns of the list of pages. A card has a menu in place of the row's buttons. */
export function useLandingColumns(isCards: boolean, showOwn: () => void) {
  const { locale, t } = useLanguage();
  const labels = t.landing.columns;
  const Actions = isCards ? RowMenu : RowActions;
  return [
    {
      key: 'title',
      label: labels.title,
      cell: (page) => (
        <span className="landing-title">
          <PageFace picture={page.picture} template={page.template} />
          <PageName page={page} />
        </span>
      ),
      width: 'text',
      card: 'title',
      sort: ['title', 'asc'],
    },
    {
      key: 'template',
      label: labels.template,
      cell: ({ template }) => t.landing.templates[template],
      width: 'word',
      card: 'subtitle',
    },
    {
      key: 'created',
      label: labels.created,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      width: 'date',
      card: 'subtitle',
      sort: ['created', 'desc'],
    },
    {
      key: 'visits',
      label: labels.visits,
      cell: (page) => (isCounted(page) ? <strong>{formatNumber(locale, page.visits)}</strong> : null),
      width: 'number',
      card: 'fact',
      sort: ['visits', 'desc'],
    },
    {
      key: 'conversions',
      label: labels.conversions,
      cell: (page) =>
        isCounted(page) ? (
          <Link
            to={figuresPath(page.id)}
            className="landing-conversions"
            title={fill(t.landing.list.figures, { title: page.title })}
          >
            <strong>{formatNumber(locale, page.conversions)}</strong>
            <Rate visits={page.visits} conversions={page.conversions} />
          </Link>
        ) : null,
      width: 'number',
      card: 'fact',
      sort: ['conversions', 'desc'],
    },
    {
      key: 'state',
      label: labels.state,
      cell: (page) => (
        <>
          <StatePill state={page.state} deletedAt={page.deletedAt} />
          <AnswerPills page={page} />
        </>
      ),
      width: 'badge',
      card: 'badge',
    },
    {
      key: 'languages',
      label: labels.languages,
      cell: (page) => <Languages page={page} />,
      width: 'badge',
      card: 'badge',
    },
    {
      key: 'schedule',
      label: labels.schedule,
      cell: (page) => (isCards && page.state === 'draft' ? null : <Schedule page={page} />),
      width: 'days',
      card: 'foot',
    },
    {
      key: 'actions',
      label: labels.actions,
      cell: (page) => <Actions page={page} showOwn={showOwn} />,
      width: 'actions',
      card: 'badge',
    },
  ] as const satisfies readonly Column<LandingItem>[];
}

/** The share of visits that converted; null without visits, as there is no rate then. */
function Rate({ visits, conversions }: { visits: number; conversions: number }) {
  const { locale } = useLanguage();
  if (visits === 0) return null;
  return <span className="admin-figure">{oneDecimal(locale, conversions / visits)}</span>;
}
