import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MondayDto } from '../../contracts/monday.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { readRun, waitingIn } from '../api/monday.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';

/** The entry of the Monday run with the number of things that wait; absent at zero. */
export function Monday({ monday }: { monday: MondayDto }) {
  const { locale, t } = useLanguage();
  const words = t.dashboard.monday;
  const account = useAccount().data;
  if (!account) return null;
  const waiting = waitingIn(readRun(monday, account.id), monday.things).length;
  if (waiting === 0) return null;
  return (
    <section className="admin-card monday-entry" aria-labelledby="monday-entry">
      <div>
        <h2 id="monday-entry">{t.sections.monday}</h2>
        <p className="admin-muted">
          {fill(pluralForm(locale, words.waits, waiting), { count: formatNumber(locale, waiting) })}
        </p>
      </div>
      <Button component={Link} to="/dashboard/monday" variant="default">
        {words.start}
      </Button>
    </section>
  );
}
