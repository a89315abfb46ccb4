import { useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import { calledName } from '../../domain/account/name.ts';
import { useSignOut } from '../api/use-sign-out.ts';
import { useLanguage } from '../texts.ts';
import { Mark } from '../ui/Mark.tsx';
import { CountBadge, type CountedSection, countedSections } from './CountBadge.tsx';
import { GoLiveCard } from './GoLiveCard.tsx';
import { modName } from './key-names.ts';
import { SectionIcon } from './SectionIcon.tsx';
import { maySee, type Section, sectionGroups, sectionPath } from './sections.ts';
import { useNewLeads } from './use-new-leads.ts';
import { useOpenRequests } from './use-open-requests.ts';
import { usePendingReviews } from './use-pending-reviews.ts';

interface SidebarProps {
  brand: string;
  /** Undefined until the account is loaded. */
  account: AccountDto | undefined;
  collapsed: boolean;
  /** Opens the command palette. */
  search: () => void;
  /** Undefined on a phone, where the whole rail opens and closes. */
  toggle: (() => void) | undefined;
}

/** The rail: every section in its order, and the sign-out button. */
export function Sidebar({ brand, account, collapsed, search, toggle }: SidebarProps) {
  const { t } = useLanguage();
  const counts: Record<CountedSection, number> = {
    leads: useNewLeads(account) ?? 0,
    reviews: usePendingReviews(account) ?? 0,
    requests: useOpenRequests(account),
  };
  const signOut = useSignOut();
  const idle = useIdle();
  const visible = (section: Section) => account === undefined || maySee(account.role, section);
  // Omits groups without a visible section, whose separator would remain.
  const groups = sectionGroups.map((group) => group.filter(visible)).filter((group) => group.length > 0);
  return (
    <aside className="rail on-dark">
      <div className="rail-head">
        {!collapsed && <Mark brand={brand} />}
        {toggle && (
          <button
            type="button"
            className="rail-toggle"
            onClick={toggle}
            aria-expanded={!collapsed}
            aria-label={collapsed ? t.shell.expand : t.shell.collapse}
          >
            <SectionIcon name="toggle" />
          </button>
        )}
      </div>
      <button
        type="button"
        className="rail-search"
        onClick={search}
        {...(collapsed && { 'aria-label': t.shell.search })}
      >
        <SectionIcon name="search" />
        {!collapsed && (
          <>
            <span>{t.shell.search}</span>
            {toggle && <kbd>{modName()} K</kbd>}
          </>
        )}
      </button>
      <nav aria-label={t.shell.nav} className="rail-nav">
        {groups.map((group) => (
          <ul key={group[0]}>
            {group.map((section) => (
              <li key={section}>
                <NavLink
                  to={sectionPath(section)}
                  end={section === 'dashboard'}
                  className="rail-link"
                  title={collapsed ? t.sections[section] : undefined}
                >
                  <SectionIcon name={section} />
                  <span className={collapsed ? 'admin-hidden' : 'rail-label'}>{t.sections[section]}</span>
                  {countedSections.map(
                    (counted) =>
                      counted === section &&
                      counts[counted] > 0 && (
                        <CountBadge key={counted} section={counted} count={counts[counted]} />
                      ),
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {idle && account && maySee(account.role, 'go-live') && <GoLiveCard collapsed={collapsed} />}
      {account && !collapsed && (
        <p className="rail-who" title={account.email}>
          {calledName(account)}
        </p>
      )}
      <button
        type="button"
        className="rail-link rail-logout"
        onClick={signOut}
        title={collapsed ? t.shell.logout : undefined}
      >
        <SectionIcon name="logout" />
        <span className={collapsed ? 'admin-hidden' : 'rail-label'}>{t.shell.logout}</span>
      </button>
    </aside>
  );
}

/** The timeout in milliseconds, for browsers that are never idle or lack `requestIdleCallback`. */
const LATEST_MS = 2000;

/** Becomes true once the browser has painted the screen and is idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, 200);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(rest, { timeout: LATEST_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
