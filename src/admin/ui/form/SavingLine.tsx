import { fill } from '../../../i18n/format.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../Icon.tsx';
import { focusChoices } from './ConflictChoices.tsx';
import type { Saving } from './draft-sender.ts';

interface SavingLineProps {
  saving: Saving;
  words: Record<'typing' | 'saving' | 'offline' | 'conflict' | 'failed', string>;
  /** The sentence about refused fields, for one and for several, with `{count}`. */
  wrong: readonly [one: string, many: string];
  /** The state of a draft that is neither changed nor refused; `at`: epoch milliseconds of a save just now. */
  stored: (at?: number) => readonly [tone: 'rest' | 'saved', sentence: string];
  className: string;
  /** Whether there are choices of a conflict on the screen (`ConflictChoices`). */
  disputed: boolean;
}

/** Whether a draft is stored, always in this place and in words. */
export function SavingLine({ saving, words, wrong, stored, className, disputed }: SavingLineProps) {
  const { t } = useLanguage();
  const said = (): readonly [tone: 'rest' | 'saved' | 'busy' | 'wrong', sentence: string] => {
    switch (saving.state) {
      case 'typing':
      case 'saving':
        return ['busy', words[saving.state]];
      case 'offline':
      case 'conflict':
        return ['wrong', words[saving.state]];
      case 'failed':
        return ['wrong', fill(words.failed, { reason: messageOf(saving.error, t) })];
      case 'wrong':
        return ['wrong', fill(wrong[saving.fields === 1 ? 0 : 1], { count: saving.fields })];
      case 'saved':
        return stored(saving.at);
      default:
        return stored();
    }
  };
  const [tone, sentence] = said();
  return (
    <p className={className} role="status" data-tone={tone}>
      {tone === 'saved' && <Icon name="saved" />}
      {tone === 'wrong' && <Icon name="warning" />}
      <span>{sentence}</span>
      {disputed && (
        <button type="button" className="admin-choose" onClick={focusChoices}>
          {t.editing.choices.choose}
        </button>
      )}
    </p>
  );
}
