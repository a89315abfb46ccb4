import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { fill } from '../../i18n/format.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useLanguage } from '../texts.ts';
import { RisingBars } from '../ui/RisingBars.tsx';
import './go-live-card.css';
import { sectionPath } from './sections.ts';

/** The progress of the go-live checklist with a link to it, at the bottom of the rail until the checklist is complete. */
export function GoLiveCard({ collapsed }: { collapsed: boolean }) {
  const words = useLanguage().t.shell.goLive;
  const { data } = useQuery(goLiveQuery);
  if (!data || data.done === data.total) return null;
  const { done, total } = data;
  const progress = fill(words.progress, { done, total });
  return (
    <NavLink
      to={sectionPath('go-live')}
      className="go-live-card"
      title={collapsed ? `${words.card} · ${progress}` : undefined}
    >
      <span className={collapsed ? 'admin-hidden' : 'go-live-card-words'}>
        <strong>{words.card}</strong> <span className="admin-figure">{progress}</span>
      </span>
      {collapsed && (
        <span className="admin-figure" aria-hidden="true">
          {done}/{total}
        </span>
      )}
      <RisingBars done={done} total={total} />
    </NavLink>
  );
}
