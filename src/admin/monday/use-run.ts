import { useState } from 'react';
import type { MondayDto, MondayThingDto } from '../../contracts/monday.ts';
import { type MondayStep, stepOf } from '../../domain/monday/monday.ts';
import { counted, type MondayAct, type MondayRun, withHidden } from '../../domain/monday/run.ts';
import { adminKeys } from '../../domain/storage/admin-keys.ts';
import { readRun, waitingIn } from '../api/monday.ts';

/** The run of the account, which is kept in the browser, and its changes. */
export function useRun(monday: MondayDto, account: string) {
  const [run, setRun] = useState(() => readRun(monday, account));
  const keep = (change: (run: MondayRun) => MondayRun) =>
    setRun((before) => {
      const after = change(before);
      try {
        localStorage.setItem(adminKeys.monday, JSON.stringify(after));
      } catch {}
      return after;
    });
  const count = (thing: MondayThingDto, act: MondayAct, by: 1 | -1) =>
    keep((now) => counted(now, stepOf(thing.kind), act, by));
  return {
    run,
    count,
    /** Leaves a thing as it is until a day, which counts as an act. */
    leave: (thing: MondayThingDto, until: string) => {
      keep((now) => withHidden(now, thing.key, { until, let: true }));
      count(thing, 'let', 1);
    },
    /** Puts a thing off to the next Monday. */
    putOff: (thing: MondayThingDto) =>
      keep((now) => withHidden(now, thing.key, { until: monday.nextMonday, let: false })),
    show: (...keys: readonly string[]) =>
      keep((now) => keys.reduce((left, key) => withHidden(left, key), now)),
  };
}

/** The things of a run, put apart. */
export interface Parts {
  waiting: MondayThingDto[];
  later: MondayThingDto[];
  ofStep: (step: MondayStep) => { waiting: number; later: number };
}

/** Returns the things that wait, and those that are put off. */
export function partsOf(run: MondayRun, things: readonly MondayThingDto[]): Parts {
  const waiting = waitingIn(run, things);
  const later = things.filter(({ key }) => run.hidden[key]?.let === false);
  const among = (some: readonly MondayThingDto[], step: MondayStep) =>
    some.filter(({ kind }) => stepOf(kind) === step).length;
  return {
    waiting,
    later,
    ofStep: (step) => ({ waiting: among(waiting, step), later: among(later, step) }),
  };
}
