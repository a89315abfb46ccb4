import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { isCalled, useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { SavingLine } from '../ui/form/SavingLine.tsx';
import type { PartEditor } from './use-part-editor.ts';

/** Whether the draft is stored, always in this place and in words. */
export function SavedState({ editor }: { editor: PartEditor }) {
  const { locale, t } = useLanguage();
  const words = t.content.saving;
  const { saving, stored, changed } = editor;
  const { data: account } = useAccount();
  const by = stored.draft?.by ?? null;
  /** Who wrote the stored draft, where that is another person. */
  const other = by !== null && account && !isCalled(account, by) ? by : undefined;
  /** On the agency's clock; the day only where it is another one. */
  const savedAt = (at: Date) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(locale, { timeZone: AGENCY_ZONE, ...options }).format(at);
    const isToday = agencyDay(at.getTime()) === agencyDay(Date.now());
    const sentence = other === undefined ? words.saved : words.savedBy;
    const withDay = other === undefined ? words.savedOn : words.savedByOn;
    return fill(isToday ? sentence : withDay, {
      name: other ?? '',
      day: format({ day: 'numeric', month: 'short' }),
      time: format({ hour: '2-digit', minute: '2-digit' }),
    });
  };
  const state = (now?: number): readonly ['rest' | 'saved', string] => {
    const at = now === undefined ? stored.draft && new Date(stored.draft.at) : new Date(now);
    if (changed.length > 0 && at) return ['saved', savedAt(at)];
    return ['rest', stored.version ? words.online : words.standard];
  };
  return (
    <SavingLine
      className="content-saving"
      disputed={editor.draft.theirs !== undefined}
      saving={saving}
      words={words}
      wrong={[words.wrong, words.wrongMany]}
      stored={state}
    />
  );
}
