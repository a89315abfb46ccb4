import { Suspense } from 'react';
import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { mayManage } from '../../domain/account/role.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { lazyView } from '../ui/lazy-view.tsx';
import { Nothing } from './Nothing.tsx';
import { Panel } from './Panel.tsx';

/** A chunk of its own: it is rarely needed, and the dashboard is the first screen to load. */
const Erasures = lazyView(['leads'], async () => (await import('./Erasures.tsx')).Erasures);

/** The numbers of deliveries that have not reached the agency's automations. */
export function Deliveries({ data }: { data: DashboardDto }) {
  const { deliveries: counts, erasures } = data;
  const { locale, t } = useLanguage();
  const role = useAccount().data?.role;
  const texts = t.dashboard.deliveries;
  const states = [
    ['dead', 'dead'],
    ['pending', 'pending'],
    ['notConfigured', 'not_configured'],
  ] as const;
  return (
    <Panel title={texts.title}>
      <ul className="states">
        {states.map(([name, filter]) => (
          <li key={name} data-alarm={(name === 'dead' && counts.dead > 0) || undefined}>
            <Link to={`/dashboard/leads?delivery=${filter}`}>
              <span>{texts[name]}</span>
              <strong className="admin-figure">{formatNumber(locale, counts[name])}</strong>
            </Link>
          </li>
        ))}
      </ul>
      {erasures.total > 0 && (
        <Suspense>
          <Erasures erasures={erasures} />
        </Suspense>
      )}
      {erasures.total === 0 &&
        states.every(([name]) => counts[name] === 0) &&
        (counts.delivered ? (
          <p className="admin-muted">{texts.done}</p>
        ) : (
          <Nothing
            text={texts.none}
            advice={texts.noneText}
            {...(role &&
              mayManage(role) && {
                action: { label: texts.toSettings, to: '/dashboard/settings/webhooks' },
              })}
          />
        ))}
    </Panel>
  );
}
