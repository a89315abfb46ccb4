import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { awayText } from '../../../domain/questions/own-asks.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import type { PartEditor } from '../use-part-editor.ts';
import { passagesQuery } from './question-queries.ts';
import './questions.css';

/** The words of the site before the agency's own: the wordings of a passage, or all lines of equal words. Each can be taken away. */
export function FirstWords({ editor }: { editor: PartEditor }) {
  const words = useLanguage().t.questions.own;
  const [passage, setPassage] = useState('');
  const { data, error } = useQuery(passagesQuery(editor.locale));
  if (error) return <CallFailure error={error} />;
  if (!data) return null;
  const { items } = editor.values;
  const texts = passage === '' ? data.synonyms : (data.asks[passage] ?? []);
  const isAway = (text: string) =>
    items.some((item) => item['text'] === awayText(text) && (item['passage'] ?? '') === passage);
  const takeAway = (text: string) =>
    editor.replace({
      ...editor.values,
      items: [...items, { id: crypto.randomUUID(), hidden: '', text: awayText(text), passage }],
    });
  const takeBack = (text: string) =>
    editor.replace({
      ...editor.values,
      items: items.filter((item) => item['text'] !== awayText(text) || (item['passage'] ?? '') !== passage),
    });
  return (
    <section className="first-words" aria-labelledby="first-words">
      <h3 id="first-words">{words.first}</h3>
      <p className="admin-muted">{words.firstText}</p>
      <NativeSelect
        label={words.of}
        value={passage}
        data={[
          { value: '', label: words.equal },
          ...data.passages.map(({ key, title, page }) => ({ value: key, label: `${title} (${page})` })),
        ]}
        onChange={({ currentTarget }) => setPassage(currentTarget.value)}
      />
      {texts.length === 0 && <p className="admin-muted">{words.noneFirst}</p>}
      <ul>
        {texts.map((text) => (
          <li key={text} data-away={isAway(text) || undefined}>
            <span lang={editor.locale}>
              <Typed>{text}</Typed>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={fill(isAway(text) ? words.backOf : words.awayOf, { text })}
              onClick={() => (isAway(text) ? takeBack(text) : takeAway(text))}
            >
              {isAway(text) ? words.back : words.away}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
