import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import type { PartEditor } from './use-part-editor.ts';

/** Whether the draft is stored, always in this place and in words. */
export function SavedState({ editor }: { editor: PartEditor }) {
  const { locale, t } = useLanguage();
  const words = t.content.saving;
  const { saving, stored, changed } = editor;
  /** On the agency's clock; the day only where it is another one. */
  const savedAt = (at: Date) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(locale, { timeZone: AGENCY_ZONE, ...options }).format(at);
    const isToday = agencyDay(at.getTime()) === agencyDay(Date.now());
    return fill(isToday ? words.saved : words.savedOn, {
      day: format({ day: 'numeric', month: 'short' }),
      time: format({ hour: '2-digit', minute: '2-digit' }),
    });
  };
  const said = (): [tone: 'rest' | 'saved' | 'busy' | 'wrong', sentence: string] => {
    switch (saving.state) {
      case 'typing':
        return ['busy', words.typing];
      case 'saving':
        return ['busy', words.saving];
      case 'offline':
        return ['wrong', words.offline];
      case 'conflict':
        return ['wrong', words.conflict];
      case 'failed':
        return ['wrong', fill(words.failed, { reason: messageOf(saving.error, t) })];
      case 'wrong':
        return ['wrong', fill(saving.fields === 1 ? words.wrong : words.wrongMany, { count: saving.fields })];
      default: {
        const at = saving.state === 'saved' ? new Date(saving.at) : stored.draft && new Date(stored.draft.at);
        if (changed.length > 0 && at) return ['saved', savedAt(at)];
        return ['rest', stored.version ? words.online : words.standard];
      }
    }
  };
  const [tone, sentence] = said();
  return (
    <p className="content-saving" role="status" data-tone={tone}>
      {tone === 'saved' && <Icon name="saved" />}
      {tone === 'wrong' && <Icon name="warning" />}
      <span>{sentence}</span>
    </p>
  );
}
