import { Link } from 'react-router';
import type { ActivityDto } from '../../contracts/dashboard.ts';
import { Moment } from '../parts/Moment.tsx';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { Panel } from './Panel.tsx';

/** What happened lately; each line leads to what it speaks of. */
export function Activity({ entries }: { entries: ActivityDto[] }) {
  const { t } = useLanguage();
  const { activity } = t.dashboard;
  return (
    <Panel title={activity.title} size="narrow">
      {entries.length === 0 ? (
        <p className="admin-muted">
          {activity.empty} {activity.emptyText}
        </p>
      ) : (
        <ol className="activity">
          {entries.map((entry) => {
            const { to, what, who } = describe(entry, t);
            return (
              <li key={`${entry.kind} ${entry.at} ${who}`}>
                <Link to={to}>
                  <Moment at={entry.at} />
                  <span>
                    {what}, <strong>{who}</strong>
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

function describe(entry: ActivityDto, t: AdminTexts): { to: string; what: string; who: string } {
  const { activity, kinds } = t.dashboard;
  switch (entry.kind) {
    case 'lead':
      return { to: `/dashboard/leads/${entry.leadId}`, what: kinds[entry.leadKind], who: entry.name };
    case 'review':
      return { to: '/dashboard/reviews', what: activity.review, who: entry.name ?? activity.unnamed };
    case 'campaign':
      return { to: `/dashboard/campaigns/${entry.campaignId}`, what: activity.campaign, who: entry.artist };
  }
}
