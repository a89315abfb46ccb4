import { Box, Button } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { isCalled, useAccount } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../fields/Typed.tsx';
import type { Side, Sides } from './sides.ts';

export interface Disputed {
  /** The name of the value in the draft. */
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Changes with either value, so that a choice between two values is dropped when one of them changes. */
  stamp: string;
}

interface ConflictChoicesProps {
  title: string;
  disputed: readonly Disputed[];
  /** The name of the other person; null if unknown. */
  by: string | null;
  /** The language of the values, if they are texts. */
  lang?: string;
  decide: (sides: Sides) => void;
}

/** The top of the focused field, in CSS pixels from the top of the window. */
const topOfFocus = (): number | undefined =>
  document.activeElement?.matches('input, textarea')
    ? document.activeElement.getBoundingClientRect().top
    : undefined;

function scrollerOf(element: HTMLElement | null): Element {
  for (let one = element?.parentElement; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return document.documentElement;
}

/** Focuses the choices, which may be scrolled out of view. */
export const focusChoices = () =>
  document.querySelector<HTMLElement>('.admin-choices input:checked')?.focus();

/** Shown when two people changed the same fields: both values of each, and the choice between them. */
export function ConflictChoices({ title, disputed, by, lang, decide }: ConflictChoicesProps) {
  const words = useLanguage().t.editing.choices;
  const { data: account } = useAccount();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [before] = useState(topOfFocus);
  // The choices appear above the focused field and move it down: scroll by the same distance.
  useLayoutEffect(() => {
    const now = topOfFocus();
    if (before !== undefined && now !== undefined) scrollerOf(box.current).scrollBy(0, now - before);
  }, [before]);
  const [chosen, setChosen] = useState<Readonly<Record<string, { side: Side; stamp: string }>>>({});
  if (disputed.length === 0) return null;
  const isOwn = by !== null && account && isCalled(account, by);
  const people = { mine: words.mine, theirs: isOwn ? words.mineElsewhere : (by ?? words.theirs) };
  const sideOf = ({ name, stamp }: Disputed): Side => {
    const choice = chosen[name];
    return choice?.stamp === stamp ? choice.side : 'mine';
  };
  const choose = (of: readonly Disputed[], side: Side) =>
    setChosen((now) => ({
      ...now,
      ...Object.fromEntries(of.map(({ name, stamp }) => [name, { side, stamp }])),
    }));
  return (
    <section ref={box} className="admin-choices" aria-labelledby={`${id}-title`}>
      <div role="alert">
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{words.text}</p>
      </div>
      {disputed.map((one) => (
        <fieldset key={one.name}>
          <legend>
            <Typed>{one.label}</Typed>
          </legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="admin-choice">
              <input
                type="radio"
                name={`${id}-${one.name}`}
                checked={sideOf(one) === side}
                onChange={() => choose([one], side)}
              />
              <Box className="admin-breaks" component="span" c="dimmed" fz="xs">
                <Typed>{people[side]}</Typed>
              </Box>
              <span className="admin-choice-value" lang={lang}>
                {one[side]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="admin-actions">
        <Button onClick={() => decide(Object.fromEntries(disputed.map((one) => [one.name, sideOf(one)])))}>
          {words.confirm}
        </Button>
        {disputed.length > 1 && (
          <>
            <Button variant="default" onClick={() => choose(disputed, 'mine')}>
              {words.allMine}
            </Button>
            <Button variant="default" onClick={() => choose(disputed, 'theirs')}>
              {words.allTheirs}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
