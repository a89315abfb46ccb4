import { Button } from '@mantine/core';
import type { DashboardDto, UndeliveredErasureDto } from '../../contracts/dashboard.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/time/Moment.tsx';
import { useReplay } from '../ui/use-replay.ts';

/** The undelivered notices of erasures. They are shown here because the lead whose drawer could show them is erased. */
export function Erasures({ erasures: { total, items } }: { erasures: DashboardDto['erasures'] }) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.erasures;
  return (
    <div className="erasures">
      <h3>
        {texts.title} <span className="admin-figure">({formatNumber(locale, total)})</span>
      </h3>
      <p className="admin-muted">{texts.text}</p>
      <ul className="states">
        {items.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </ul>
      {total > items.length && (
        <p className="admin-muted">
          {fill(texts.more, { count: formatNumber(locale, total - items.length) })}
        </p>
      )}
    </div>
  );
}

function Notice({ notice }: { notice: UndeliveredErasureDto }) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.erasures;
  const { id, destination, state, attempts, nextAttemptAt, status, error } = notice;
  const replay = useReplay(id);
  const name = t.leads.destinations[destination];
  const said = [
    t.leads.deliveries[state],
    attempts > 0 && fill(texts.attempts, { count: formatNumber(locale, attempts) }),
    status,
    error,
  ];
  return (
    <li data-alarm={state === 'dead' || undefined}>
      <div className="erasure">
        <strong>{name}</strong>
        {state === 'dead' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={fill(texts.replayTo, { name })}
            loading={replay.isPending}
            onClick={() => replay.mutate()}
          >
            {t.leads.delivery.replay}
          </Button>
        )}
        <span className="admin-muted">
          {said.filter(Boolean).join(' · ')}
          {state === 'pending' && nextAttemptAt !== null && (
            <>
              {' · '}
              {t.leads.delivery.next} <Moment at={nextAttemptAt} show="hour" />
            </>
          )}
        </span>
      </div>
    </li>
  );
}
