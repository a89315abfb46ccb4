import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Role } from '../../domain/account/role.ts';
import { actCounts, doneIn, type MondayRun } from '../../domain/monday/run.ts';
import { fill, formatDayOfMonth, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { homeOf } from '../ui/home-of.ts';
import { RisingBars } from '../ui/RisingBars.tsx';
import { Last } from './Aside.tsx';
import type { LastAct } from './use-acts.ts';

interface EndProps {
  run: MondayRun;
  /** The number of things that are put off. */
  later: number;
  nextMonday: string;
  /** Path of the first section of the role. */
  home: string;
  role: Role;
  reopen: () => void;
  last: LastAct | undefined;
  undo: () => void;
  keysOn: boolean;
}

/** The end of the run: what was done, in counts, and what waits until when. */
export function End({ run, later, nextMonday, home, role, reopen, ...last }: EndProps) {
  const { locale, t } = useLanguage();
  const words = t.monday.end;
  const done = doneIn(run);
  const isNothing = done + later === 0;
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone: the next key must not be lost on the way from the top of the page.
  useEffect(() => title.current?.focus(), []);
  const say = (forms: { one: string; other: string }, count: number, values: Record<string, string> = {}) =>
    fill(pluralForm(locale, forms, count), { ...values, count: formatNumber(locale, count) });
  return (
    <section className="admin-card monday-end" aria-labelledby="monday-end">
      <div className="monday-end-sum">
        {!isNothing && (
          <div className="monday-bars" style={{ maxWidth: `${(done + later) * 1.375}rem` }}>
            <RisingBars done={done} total={done + later} />
          </div>
        )}
        <h2 id="monday-end" ref={title} tabIndex={-1}>
          {isNothing ? words.nothing : words.title}
        </h2>
        <p>
          {isNothing && words.nothingText}
          {!isNothing && (done > 0 ? say(words.done, done) : later === 0 && words.elsewhere)}{' '}
          {later > 0 && say(words.waits, later)}
        </p>
        <Button component={Link} to={home} variant="default">
          {t.shell.toHome[homeOf(role)]}
        </Button>
        <Last {...last} />
      </div>
      {!isNothing && (
        <ul className="monday-end-acts">
          {actCounts(run).map(({ act, count }) => (
            <li key={act}>
              <Glyph name="done" />
              <span>{say(words.acts[act], count)}</span>
            </li>
          ))}
          {later > 0 && (
            <li data-later>
              <Glyph name="pending" />
              <span>{say(words.later, later, { day: formatDayOfMonth(locale, nextMonday) })}</span>
              <button type="button" onClick={reopen}>
                {words.reopen}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
