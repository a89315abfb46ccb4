import { wordDiff } from '../../../domain/text/word-diff.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from './Typed.tsx';

interface WordDiffProps {
  before: string;
  after: string;
}

/** A text with the words that were removed struck out and those that were added underlined; both are named to screen readers. */
export function WordDiff({ before, after }: WordDiffProps) {
  const words = useLanguage().t.editing.diff;
  return (
    <span className="word-diff">
      {wordDiff(before, after).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <Typed key={key}>{text}</Typed>;
        const Mark = kind === 'removed' ? 'del' : 'ins';
        return (
          <Mark key={key}>
            <span className="admin-hidden">{` [${words[kind]}] `}</span>
            <Typed>{text}</Typed>
            <span className="admin-hidden">{` [${words.end}] `}</span>
          </Mark>
        );
      })}
    </span>
  );
}
