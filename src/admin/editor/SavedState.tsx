import { fill } from '../../i18n/format.ts';
import { messageOf } from '../api/error-message.ts';
import { isCalled, useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { focusChoices } from '../ui/form/ConflictChoices.tsx';
import type { Saving } from '../ui/form/draft-sender.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMoments } from '../ui/time/use-moments.ts';

interface SavedStateProps {
  saving: Saving;
  /** The stored draft and its account, which is named if it is not the reader's own; null: no draft. */
  stored: { at: string; by: string | null } | null;
  /** The text when no draft is stored. */
  unchanged?: string;
  /** The text about a draft that another person changed. */
  conflict: string;
  /** Whether the screen shows the choices of a conflict (`ConflictChoices`). */
  disputed: boolean;
}

/** The saved state of a draft in words, announced to screen readers. */
export function SavedState({ saving, stored, unchanged = '', conflict, disputed }: SavedStateProps) {
  const { t } = useLanguage();
  const words = t.editing.saving;
  const moments = useMoments();
  const { data: account } = useAccount();
  const savedAt = (at: string | number, by: string | null): string => {
    const isToday = moments.day(at) === moments.day(Date.now());
    const values = { name: by ?? '', day: moments.day(at), time: moments.hour(at) };
    if (by !== null && account && !isCalled(account, by))
      return fill(isToday ? words.savedBy : words.savedByOn, values);
    return fill(isToday ? words.saved : words.savedOn, values);
  };
  const said = (): readonly [tone: 'rest' | 'saved' | 'busy' | 'wrong', sentence: string] => {
    switch (saving.state) {
      case 'typing':
      case 'saving':
        return ['busy', words[saving.state]];
      case 'offline':
        return ['wrong', words.offline];
      case 'conflict':
        return ['wrong', conflict];
      case 'failed':
        return ['wrong', fill(words.failed, { reason: messageOf(saving.error, t) })];
      case 'wrong':
        return ['wrong', fill(words.wrong[saving.fields === 1 ? 0 : 1] ?? '', { count: saving.fields })];
      default: {
        const at = saving.state === 'saved' ? saving.at : stored?.at;
        return stored && at !== undefined ? ['saved', savedAt(at, stored.by)] : ['rest', unchanged];
      }
    }
  };
  const [tone, sentence] = said();
  return (
    <p className="editor-saving" role="status" data-tone={tone}>
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
