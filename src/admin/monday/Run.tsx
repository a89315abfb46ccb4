import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { AccountDto } from '../../contracts/account/account.ts';
import type { MondayDto } from '../../contracts/monday.ts';
import { type MondayKind, stepOf } from '../../domain/monday/monday.ts';
import { doneIn, type MondayRun } from '../../domain/monday/run.ts';
import { fill, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { homePathOf } from '../ui/home-of.ts';
import { useShortcutSwitch, useShortcuts } from '../ui/list/use-shortcuts.ts';
import { RisingBars } from '../ui/RisingBars.tsx';
import { Aside } from './Aside.tsx';
import { Card } from './Card.tsx';
import { End } from './End.tsx';
import { KeyCap } from './KeyCap.tsx';
import { Steps } from './Steps.tsx';
import { useActs } from './use-acts.ts';
import { type Parts, partsOf, useRun } from './use-run.ts';
import { useViews } from './use-views.ts';

interface RunProps {
  monday: MondayDto;
  account: AccountDto;
}

const keys = ['1', '2', '3', 'ArrowRight', 'ArrowLeft', 'z', 'o', 'Escape'] as const;

/** The run: the thing at hand, its answers, what follows, and at the end what was done. */
export function Run({ monday, account }: RunProps) {
  const { locale, t } = useLanguage();
  const words = t.monday;
  const navigate = useNavigate();
  const viewOf = useViews(monday);
  const kept = useRun(monday, account.id);
  const [keysOn] = useShortcutSwitch();
  const { run } = kept;
  const parts = partsOf(run, monday.things);
  const [thing, ...following] = parts.waiting;
  const view = thing && viewOf(thing);
  const home = homePathOf(account.role);
  const quit = () => void navigate(home);
  const acts = useActs(kept, monday, (path) => void navigate(path));
  const putOff = () => thing && view && acts.putOff(thing, view);
  const back = () => {
    const last = parts.later.at(-1);
    if (last) kept.show(last.key);
  };
  useShortcuts(keys, keysOn && !acts.isBusy, (key) => {
    // The keys belong to the run: in the rail, an arrow must do nothing to a thing.
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.closest('.monday')) return;
    if (key === 'Escape') return quit();
    if (key === 'z') return acts.undo();
    if (key === 'ArrowLeft') return back();
    if (!thing || !view) return;
    if (key === 'ArrowRight') return putOff();
    if (key === 'o') return void navigate(view.opens);
    const answer = view.answers[Number(key) - 1];
    if (answer) acts.take(thing, view, answer);
  });
  const done = doneIn(run);
  const total = done + parts.waiting.length + parts.later.length;
  const count = (value: number) => formatNumber(locale, value);
  return (
    <div className="monday">
      <header className="monday-head">
        <div>
          <h1>{t.sections.monday}</h1>
          {parts.waiting.length > 0 && (
            <p className="admin-muted monday-intro">
              {fill(pluralForm(locale, words.intro, parts.waiting.length), {
                count: count(parts.waiting.length),
              })}
            </p>
          )}
        </div>
        {parts.waiting.length > 0 && (
          <div className="monday-meter">
            <div className="monday-bars" style={{ maxWidth: `${total * 0.75}rem` }}>
              <RisingBars done={done} total={total} />
            </div>
            <p>
              <strong className="admin-figure">
                {fill(words.progress, { done: count(done), total: count(total) })}
              </strong>{' '}
              <span className="admin-muted">{fill(words.left, { count: count(parts.waiting.length) })}</span>
            </p>
            <Button variant="subtle" color="gray" onClick={quit} className="monday-quit">
              {words.quit} <KeyCap on={keysOn}>{words.quitKey}</KeyCap>
            </Button>
          </div>
        )}
      </header>
      {thing && view ? (
        <div className="monday-columns">
          <Steps run={run} ofStep={parts.ofStep} current={thing.kind} />
          <Card
            key={thing.key}
            thing={thing}
            view={view}
            place={placeIn(parts.ofStep, run, thing.kind)}
            keysOn={keysOn}
            isBusy={acts.isBusy}
            failure={acts.failure}
            mayGoBack={parts.later.length > 0}
            take={(answer) => acts.take(thing, view, answer)}
            putOff={putOff}
            back={back}
            undo={acts.undo}
            open={() => void navigate(view.opens)}
          />
          <Aside
            following={following.map((one) => ({ thing: one, view: viewOf(one) }))}
            last={acts.last}
            undo={acts.undo}
            keysOn={keysOn}
          />
        </div>
      ) : (
        <End
          run={run}
          later={parts.later.length}
          nextMonday={monday.nextMonday}
          home={home}
          role={account.role}
          reopen={() => kept.show(...parts.later.map(({ key }) => key))}
          last={acts.last}
          undo={acts.undo}
          keysOn={keysOn}
        />
      )}
      <p className="admin-hidden" role="status">
        {acts.announced}
      </p>
    </div>
  );
}

/** Returns the place of the thing at hand in its step, and the number of things of the step. */
function placeIn(ofStep: Parts['ofStep'], run: MondayRun, kind: MondayKind) {
  const step = stepOf(kind);
  const { waiting, later } = ofStep(step);
  const before = doneIn(run, step) + later;
  return { place: before + 1, total: before + waiting };
}
