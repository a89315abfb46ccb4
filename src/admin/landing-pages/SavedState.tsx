import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SavingLine } from '../ui/form/SavingLine.tsx';
import { useMoments } from '../ui/use-moments.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** Whether the draft is stored, always in this place and in words. */
export function SavedState({ editor: { saving, page, draft } }: { editor: LandingEditor }) {
  const { t } = useLanguage();
  const words = t.landing.saving;
  const moments = useMoments();
  const isToday = (at: string | number) => moments.day(at) === moments.day(Date.now());
  const savedAt = (at: string | number) =>
    fill(isToday(at) ? words.saved : words.savedOn, { time: moments.hour(at), day: moments.day(at) });
  return (
    <SavingLine
      className="landing-saving"
      disputed={draft.theirs !== undefined}
      saving={saving}
      words={words}
      wrong={[words.wrong[0] ?? '', words.wrong[1] ?? '']}
      stored={(at) => ['saved', savedAt(at ?? page.updatedAt)]}
    />
  );
}
