import { Link, useParams } from 'react-router';
import { mayOpen, type ScreenOf } from '../../domain/account/screens.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Heading } from '../ui/Heading.tsx';
import { Ending } from './ending/Ending.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { Reports } from './reports/Reports.tsx';
import { ROOT } from './requests-path.ts';
import { Rights } from './rights/Rights.tsx';
import '../ui/fields/segments.css';
import './requests.css';

const names: readonly ScreenOf<'requests'>[] = ['ending', 'rights', 'reports', 'newsletter'];

/**
 * What the agency owes to persons: the leads that end three years after the last contact, their requests,
 * reports of content, the newsletter.
 */
export function RequestsSection() {
  const { t } = useLanguage();
  const { '*': typed = '' } = useParams();
  const role = useAccount().data?.role;
  const open = names.filter((name) => role !== undefined && mayOpen(role, 'requests', name));
  const page = open.find((name) => name === typed.split('/')[0]) ?? open[0];
  return (
    <div className="requests">
      <Heading>{t.sections.requests}</Heading>
      {open.length > 1 && (
        <nav className="admin-tabs" aria-label={t.reports.tabs.label}>
          {open.map((name) => (
            <Link
              key={name}
              className="admin-tab"
              to={`${ROOT}/${name}`}
              {...(name === page && { 'aria-current': 'page' as const })}
            >
              {t.reports.tabs[name]}
            </Link>
          ))}
        </nav>
      )}
      {page === 'ending' && <Ending />}
      {page === 'rights' && <Rights />}
      {page === 'reports' && <Reports />}
      {page === 'newsletter' && <Newsletter />}
    </div>
  );
}
