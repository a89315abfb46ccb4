import type { LandingItem } from '../../../contracts/landing.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import { Moment } from '../../ui/Moment.tsx';
import { RowCard } from '../../ui/RowCard.tsx';
import { AnswerPills } from './AnswerPills.tsx';
import { Languages } from './Languages.tsx';
import type { LandingListView } from './landing-list.tsx';
import { PageFace } from './PageFace.tsx';
import { PageName } from './PageName.tsx';
import { RowMenu } from './RowMenu.tsx';
import { Schedule } from './Schedule.tsx';
import { StatePill } from './StatePill.tsx';

/** The pages as cards, for narrow windows. */
export function LandingCards({ list }: { list: LandingListView }) {
  const { t } = useLanguage();
  return (
    <ul className="row-cards" aria-label={t.sections['landing-pages']}>
      {list.rows.map((page) => (
        <RowCard
          key={page.id}
          className="landing-card"
          row={list.rowProps(page)}
          head={
            <>
              <PageFace picture={page.picture} template={page.template} />
              <div className="landing-card-head">
                <PageName page={page} />
                <p className="admin-muted">
                  {t.landing.templates[page.template]} · <Moment at={page.createdAt} />
                </p>
                <p className="landing-card-state">
                  <StatePill state={page.state} deletedAt={page.deletedAt} />
                  <Languages page={page} />
                  <AnswerPills page={page} />
                </p>
              </div>
              <RowMenu page={page} showOwn={list.showOwn} />
            </>
          }
        >
          <Figures page={page} />
          {page.state !== 'draft' && (
            <p className="admin-muted">
              <Schedule page={page} />
            </p>
          )}
        </RowCard>
      ))}
    </ul>
  );
}

function Figures({ page }: { page: LandingItem }) {
  const { locale, t } = useLanguage();
  if (page.visits === 0) return null;
  const facts = [
    { label: t.landing.columns.visits, value: formatNumber(locale, page.visits) },
    { label: t.landing.columns.conversions, value: formatNumber(locale, page.conversions) },
    { label: t.landing.columns.rate, value: oneDecimal(locale, page.conversions / page.visits) },
  ];
  return (
    <dl className="landing-card-figures">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="admin-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
