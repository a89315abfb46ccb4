import { memo } from 'react';
import { wordsOf } from '../../../domain/blocks/inline.ts';
import { countWords, minutesOf } from '../../../domain/guide/reading-minutes.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import type { PartItem } from '../part-texts.ts';
import { headingOf, planOf } from './block-labels.ts';
import { fieldOf } from './use-blocks.ts';

interface PlanProps {
  label: string;
  items: readonly PartItem[];
  open: string | undefined;
  /** Opens a block whose field then gets the focus. */
  go: (id: string) => void;
}

/** The headings of a page; a press leads to one. Below, how long it is. */
export const Plan = memo(function Plan({ label, items, open, go }: PlanProps) {
  const { locale, t } = useLanguage();
  const words = t.content.blocks;
  const entries = planOf(items);
  const current = headingOf(items, open);
  const count = items
    .filter((item) => item['hidden'] !== 'yes')
    .reduce((sum, item) => sum + countWords(wordsOf(item['text'] ?? '')), 0);
  return (
    <nav className="plan" aria-label={label}>
      {entries.length === 0 && <p className="editor-hint">{words.noHeading}</p>}
      <ul>
        {entries.map(({ id, text, isSub }) => (
          <li key={id}>
            <button
              type="button"
              className="plan-entry"
              data-sub={isSub || undefined}
              {...(id === current && { 'aria-current': 'location' as const })}
              onClick={() => go(id)}
            >
              <Typed>{text || words.untitled}</Typed>
            </button>
          </li>
        ))}
      </ul>
      <p className="editor-hint plan-count">
        {fill(words.length, { words: formatNumber(locale, count), minutes: minutesOf(count) })}
      </p>
    </nav>
  );
});

/** Focuses the field of a block, after it is shown. */
export const focusBlock = (id: string): void => {
  requestAnimationFrame(() => fieldOf(id)?.focus());
};
