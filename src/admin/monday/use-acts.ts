import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MondayDto, MondayThingDto } from '../../contracts/monday.ts';
import type { MondayAct } from '../../domain/monday/run.ts';
import { fill, formatDayOfMonth } from '../../i18n/format.ts';
import { mondayQuery } from '../api/monday.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastNews } from '../toast.ts';
import type { Answer, ThingView, Undo } from './thing-view.ts';
import type { useRun } from './use-run.ts';

/** The last act, as it is said. */
export interface LastAct {
  said: string;
  link?: string | undefined;
  mayUndo: boolean;
}
interface Done extends LastAct {
  undo?: Undo | undefined;
  /** Whether it changed nothing on the server, so that taking it back waits for nothing. */
  isLocal?: true;
}

/** The acts of this visit: takes answers, says what became of them, and takes the last one back. */
export function useActs(kept: ReturnType<typeof useRun>, monday: MondayDto, open: (path: string) => void) {
  const { locale, t } = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [done, setDone] = useState<readonly Done[]>([]);
  const [announced, announce] = useState('');

  /** Runs an act, and reads the list again before the next thing is shown. */
  const doing = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    // Every list may show what was changed; only that of the run is waited for.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== mondayQuery.queryKey[0] });
    await queries.invalidateQueries({ queryKey: mondayQuery.queryKey });
    setBusy(false);
  };
  const note = (act: Done) => {
    setDone((before) => [...before, act]);
    announce(act.said);
  };
  const settle = async (thing: MondayThingDto, act: MondayAct, run: NonNullable<Answer['run']>) => {
    const { said, undo, link } = await run();
    kept.count(thing, act, 1);
    const back =
      undo &&
      (async () => {
        await undo();
        kept.count(thing, act, -1);
      });
    note({ said, link, undo: back, mayUndo: undo !== undefined });
    if (link !== undefined) void copy(link);
  };
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toastDone(t.monday.copied);
    } catch {
      // The link stays beside the list, with a button that copies it.
    }
  };
  const last = done.at(-1);
  return {
    isBusy,
    failure,
    announced,
    last: last as LastAct | undefined,
    take(thing: MondayThingDto, view: ThingView, answer: Answer) {
      const { act, run, until, opens } = answer;
      if (opens !== undefined) return open(opens);
      if (act !== undefined && run) return void doing(() => settle(thing, act, run));
      if (until === undefined) return;
      kept.leave(thing, until);
      note({
        said: fill(t.monday.said.let, { name: view.name }),
        mayUndo: true,
        isLocal: true,
        undo: async () => {
          kept.show(thing.key);
          kept.count(thing, 'let', -1);
        },
      });
    },
    putOff(thing: MondayThingDto, view: ThingView) {
      if (isBusy) return;
      setFailure(undefined);
      kept.putOff(thing);
      note({
        said: fill(t.monday.said.later, {
          name: view.name,
          day: formatDayOfMonth(locale, monday.nextMonday),
        }),
        mayUndo: true,
        isLocal: true,
        undo: async () => kept.show(thing.key),
      });
    },
    undo() {
      if (!last) return;
      const { undo } = last;
      if (!undo) {
        toastNews(t.monday.noUndo);
        announce(t.monday.noUndo);
        return;
      }
      const takeBack = async () => {
        await undo();
        setDone((before) => before.slice(0, -1));
        announce(t.monday.undone);
      };
      void (last.isLocal ? takeBack() : doing(takeBack));
    },
  };
}
