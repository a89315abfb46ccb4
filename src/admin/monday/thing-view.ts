import type { MondayAct } from '../../domain/monday/run.ts';

/** What takes an act back. */
export type Undo = () => Promise<unknown>;

/** What became of an act: its sentence, what takes it back, and a secret link that it made. */
export interface Outcome {
  said: string;
  undo?: Undo;
  link?: string;
}

/** One of the answers to a thing. The first is proposed: Enter takes it. */
export interface Answer {
  label: string;
  hint?: string;
  /** Counted in the run; absent: the answer opens another screen. */
  act?: MondayAct;
  /** Path below `/admin` of the screen that the answer opens. */
  opens?: string;
  /** Hides the thing until this day. */
  until?: string;
  run?: () => Promise<Outcome>;
}

/** A thing as the card shows it. */
export interface ThingView {
  /** The sentence of the screen. */
  title: string;
  /** The same in few words, in the list of what follows. */
  short: string;
  /** The name of the thing in sentences about an act. */
  name: string;
  lines: string[];
  facts: { name: string; value: string; href?: string }[];
  answers: Answer[];
  /** Path below `/admin` of its record. */
  opens: string;
}
