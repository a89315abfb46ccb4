import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RetirementDto } from '../../../contracts/leads/retirement.ts';
import { MOST_A_NIGHT, MOST_SHARE, NOTICE_DAYS } from '../../../domain/lead/retention/night.ts';
import { fill, formatDate, formatEuro, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { KeepDialog } from './KeepDialog.tsx';

interface EndingAsideProps {
  retirement: RetirementDto;
  month: string;
}

/** What stays of the month's leads, the guards with their figures of today, and the persons that are kept. */
export function EndingAside({ retirement, month }: EndingAsideProps) {
  return (
    <div className="requests-aside">
      <Stays stays={retirement.stays.filter((sums) => sums.month === month)} />
      <Guards {...retirement} />
      <Kept {...retirement} />
    </div>
  );
}

function Stays({ stays }: Pick<RetirementDto, 'stays'>) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending.stays;
  return (
    <section className="admin-card" aria-labelledby="stays-title">
      <h2 id="stays-title">{words.title}</h2>
      <p>{words.text}</p>
      {stays.length > 0 && (
        <table className="requests-sums">
          <thead>
            <tr>
              <th scope="col">{t.leads.columns.kind}</th>
              <th scope="col">{words.leads}</th>
              <th scope="col">{words.budgets}</th>
            </tr>
          </thead>
          <tbody>
            {stays.map(({ kind, leads, budget }) => (
              <tr key={kind}>
                <th scope="row">{t.leads.kinds[kind]}</th>
                <td>{formatNumber(locale, leads)}</td>
                <td>{budget > 0 ? formatEuro(locale, budget) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="admin-muted">{words.note}</p>
    </section>
  );
}

function Guards({ all, due }: Pick<RetirementDto, 'all' | 'due'>) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending.guards;
  const figures = {
    most: formatPercent(locale, MOST_SHARE),
    night: formatNumber(locale, MOST_A_NIGHT),
    days: formatNumber(locale, NOTICE_DAYS),
    due: formatNumber(locale, due),
    all: formatNumber(locale, all),
  };
  return (
    <section className="admin-card" aria-labelledby="guards-title">
      <h2 id="guards-title">{words.title}</h2>
      <ul className="requests-guards">
        {(['night', 'share', 'clock', 'restore'] as const).map((guard) => (
          <li key={guard}>
            <Glyph name="done" />
            <span>
              {fill(words[guard], figures)}
              {guard === 'share' && <span className="admin-muted"> {fill(words.now, figures)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kept({ kept, today }: Pick<RetirementDto, 'kept' | 'today'>) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending.kept;
  const [changed, change] = useState<RetirementDto['kept'][number]>();
  return (
    <section className="admin-card" aria-labelledby="kept-title">
      <h2 id="kept-title">
        {words.title} <span className="admin-muted">{formatNumber(locale, kept.length)}</span>
      </h2>
      {kept.length === 0 && <p className="admin-muted">{words.none}</p>}
      <ul className="requests-kept">
        {kept.map((person) => (
          <li key={person.id}>
            <Link
              to={`/dashboard/leads/${encodeURIComponent(person.id)}`}
              className="requests-link"
              data-touch
            >
              <Typed>{person.name}</Typed>
            </Link>
            <span className="admin-muted">
              <Typed>{person.reason}</Typed>
              {', '}
              {fill(words.until, { day: formatDate(locale, Date.parse(person.until)) })}
              {person.by !== null && (
                <>
                  {', '}
                  <Typed>{person.by}</Typed>
                </>
              )}
            </span>
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              data-touch
              aria-label={fill(words.changeName, { name: person.name })}
              onClick={() => change(person)}
            >
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
      {changed && (
        <KeepDialog persons={[changed]} before={changed} today={today} close={() => change(undefined)} />
      )}
    </section>
  );
}
