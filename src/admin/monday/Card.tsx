import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { MondayThingDto } from '../../contracts/monday.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { KeyCap } from './KeyCap.tsx';
import type { Answer, ThingView } from './thing-view.ts';

interface CardProps {
  thing: MondayThingDto;
  view: ThingView;
  place: { place: number; total: number };
  keysOn: boolean;
  isBusy: boolean;
  failure: unknown;
  mayGoBack: boolean;
  take: (answer: Answer) => void;
  putOff: () => void;
  back: () => void;
  undo: () => void;
  open: () => void;
}

/** The thing at hand: its sentence, its facts, two or three answers. The proposed one has the focus, so Enter takes it. */
export function Card(props: CardProps) {
  const { thing, view, place, keysOn, isBusy, failure, take } = props;
  const { locale, t } = useLanguage();
  const words = t.monday;
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const count = (value: number) => formatNumber(locale, value);
  return (
    <section className="admin-card monday-card" aria-labelledby={title} aria-busy={isBusy}>
      <p className="admin-muted">
        {fill(words.place, {
          kind: words.kinds[thing.kind],
          place: count(place.place),
          total: count(place.total),
        })}
      </p>
      <h2 id={title}>
        <Typed>{view.title}</Typed>
      </h2>
      {view.lines.map((line) => (
        <p key={line} className="admin-breaks">
          <Typed>{line}</Typed>
        </p>
      ))}
      {view.facts.length > 0 && (
        <dl className="monday-facts">
          {view.facts.map(({ name, value, href }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {failure !== undefined && <CallFailure error={failure} />}
      <ul className="monday-answers">
        {view.answers.map((answer, index) => (
          <li key={answer.label}>
            <button
              type="button"
              ref={index === 0 ? first : undefined}
              className="monday-answer"
              data-first={index === 0 || undefined}
              aria-describedby={title}
              aria-disabled={isBusy || undefined}
              onClick={() => take(answer)}
            >
              <KeyCap on={keysOn}>{index === 0 ? '↵' : index + 1}</KeyCap>
              <strong>
                <Typed>{answer.label}</Typed>
              </strong>
              {answer.hint && (
                <span className="monday-hint">
                  <Typed>{answer.hint}</Typed>
                </span>
              )}
              {index === 0 && <Glyph name="right" />}
            </button>
          </li>
        ))}
      </ul>
      <OtherKeys {...props} />
    </section>
  );
}

function OtherKeys({ keysOn, mayGoBack, putOff, back, undo, open }: CardProps) {
  const words = useLanguage().t.monday.keys;
  const others = [
    { key: '→', label: words.later, act: putOff },
    { key: '←', label: words.back, act: back, off: !mayGoBack },
    { key: 'Z', label: words.undo, act: undo },
    { key: 'O', label: words.open, act: open },
  ];
  return (
    <>
      <div className="monday-keys">
        {others.map(({ key, label, act, off }) => (
          <button key={key} type="button" onClick={act} disabled={off}>
            <KeyCap on={keysOn}>{key}</KeyCap> {label}
          </button>
        ))}
      </div>
      <div className="monday-touch">
        <Button variant="default" onClick={back} disabled={!mayGoBack}>
          {words.backWide}
        </Button>
        <Button variant="default" onClick={putOff}>
          {words.laterWide}
        </Button>
      </div>
    </>
  );
}
