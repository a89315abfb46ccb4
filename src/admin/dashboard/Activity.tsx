import { Link } from 'react-router';
import type { ActivityDto } from '../../contracts/dashboard.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { reviewAnchor } from '../../domain/review/review-anchor.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';
import { Moment } from '../ui/time/Moment.tsx';
import { Panel } from './Panel.tsx';

/** The latest events. Each line links to its lead, review or campaign. */
export function Activity({ entries }: { entries: ActivityDto[] }) {
  const { locale, t } = useLanguage();
  const { activity } = t.dashboard;
  return (
    <Panel title={activity.title}>
      {entries.length === 0 ? (
        <p className="admin-muted">
          {activity.empty} {activity.emptyText}
        </p>
      ) : (
        <ol className="activity">
          {entries.map((entry) => {
            const { id, to, href, what, who } = describe(entry, locale, t);
            const inside = (
              <>
                <span>
                  {what},{' '}
                  <strong>
                    <Typed>{who}</Typed>
                  </strong>
                </span>
                <Moment at={entry.at} show="hour" />
              </>
            );
            return (
              <li key={`${entry.kind} ${id}`}>
                {to ? <Link to={to}>{inside}</Link> : <a href={href}>{inside}</a>}
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

interface Line {
  id: string;
  /** An address of the back office. */
  to?: string;
  /** The address of a public page, for a review from another site: the back office does not moderate these. */
  href?: string;
  what: string;
  who: string;
}

function describe(entry: ActivityDto, locale: Locale, t: AdminTexts): Line {
  const { activity, kinds } = t.dashboard;
  switch (entry.kind) {
    case 'lead': {
      const id = entry.leadId;
      return { id, to: `/dashboard/leads/${id}`, what: kinds[entry.leadKind], who: entry.name };
    }
    case 'review': {
      const { reviewId: id, own, status } = entry;
      const who = entry.name ?? activity.unnamed;
      return own
        ? { id, to: `/dashboard/reviews?id=${id}`, what: activity.reviews[status], who }
        : {
            id,
            href: `${localizePath(locale, '/all-reviews')}#${reviewAnchor(id)}`,
            what: activity.reviews.elsewhere,
            who,
          };
    }
    case 'campaign': {
      const id = entry.campaignId;
      return { id, to: `/dashboard/campaigns/${id}`, what: activity.campaign, who: entry.artist };
    }
  }
}
