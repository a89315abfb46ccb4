import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { StaleText } from '../../../contracts/content.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { WordDiff } from '../../ui/fields/WordDiff.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inLanguage } from '../../ui/language-words.ts';
import { sourceLanguage } from '../../ui/SourceText.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import type { PartEditor } from '../use-part-editor.ts';
import { type StaleState, staleId } from './use-stale.ts';

interface StaleCardProps {
  editor: PartEditor;
  stale: StaleState;
  entry: StaleText;
  /** The name of a field, which has no place among the blocks. */
  name?: string;
}

/** A passage that changed in French: the words that differ, and the three answers, each with its key. */
export function StaleCard({ editor, stale, entry, name }: StaleCardProps) {
  const { locale, t } = useLanguage();
  const words = t.content.stale;
  const { kind, before, after } = entry;
  const isSettled = stale.isSettled(entry);
  const number = stale.open.indexOf(entry) + 1;
  const language = inLanguage(locale, editor.locale);
  const acts = [
    { key: 't', label: words.take[kind], act: () => stale.take(entry) },
    { key: 'j', label: fill(words.keep[kind], { language }), act: () => stale.keep(entry) },
    { key: 'p', label: words.later, act: () => stale.later(entry) },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = acts.find(({ key }) => key === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    found.act();
  };
  return (
    <div id={staleId(entry.key)} className="stale" data-settled={isSettled || undefined}>
      <p className="stale-head">
        <Icon name={isSettled ? 'saved' : kind === 'new' ? 'add' : 'warning'} />
        <strong>
          {name && `${name}. `}
          {isSettled ? words.settled : stale.isUntranslated(entry) ? words.title.new : words.title[kind]}{' '}
          <Moment at={entry.at} show="full" />
          {entry.by && `, ${entry.by}`}
        </strong>
        {!isSettled && <span>{fill(words.number, { number, count: stale.open.length })}</span>}
      </p>
      {kind !== 'moved' && (
        <p lang={sourceLanguage}>
          <WordDiff before={before ?? ''} after={after ?? ''} />
        </p>
      )}
      {kind === 'changed' && before === null && (
        <p className="editor-hint">{stale.isUntranslated(entry) ? words.untranslated : words.unknown}</p>
      )}
      {!isSettled && (
        <div className="stale-acts">
          {acts.map(({ key, label, act }) => (
            <Button
              key={key}
              size="xs"
              variant={key === 'p' ? 'subtle' : 'default'}
              aria-keyshortcuts={key.toUpperCase()}
              onClick={act}
              onKeyDown={onKeyDown}
            >
              {label}
              <kbd>{key.toUpperCase()}</kbd>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** How many passages are to be revised, and the way from one to the next. */
export function StaleSteps({ stale }: { stale: StaleState }) {
  const words = useLanguage().t.content.stale;
  const count = stale.open.length;
  if (count === 0) return null;
  const place = stale.open.findIndex(({ key }) => key === stale.current);
  return (
    <section className="stale-steps" aria-label={words.label}>
      <p>
        <strong>{fill(words.count[count === 1 ? 0 : 1] ?? '', { count })}</strong> {words.since}
      </p>
      <span>{place >= 0 && fill(words.number, { number: place + 1, count })}</span>
      <Button
        size="xs"
        variant="default"
        aria-label={words.previous}
        title={words.previous}
        onClick={() => stale.step(-1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={words.next}
        title={words.next}
        onClick={() => stale.step(1)}
      >
        <Icon name="down" />
      </Button>
    </section>
  );
}
