import { fill } from '../../i18n/format.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMoments } from '../ui/use-moments.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** Whether the draft is stored, always in this place and in words. */
export function SavedState({ editor: { saving, page } }: { editor: LandingEditor }) {
  const { t } = useLanguage();
  const words = t.landing.saving;
  const moments = useMoments();
  const isToday = (at: string | number) => moments.day(at) === moments.day(Date.now());
  const savedAt = (at: string | number) =>
    fill(isToday(at) ? words.saved : words.savedOn, { time: moments.hour(at), day: moments.day(at) });
  const said = (): [tone: 'saved' | 'busy' | 'wrong', sentence: string] => {
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
        return ['wrong', fill(words.wrong[saving.fields === 1 ? 0 : 1] ?? '', { count: saving.fields })];
      case 'saved':
        return ['saved', savedAt(saving.at)];
      default:
        return ['saved', savedAt(page.updatedAt)];
    }
  };
  const [tone, sentence] = said();
  return (
    <p className="landing-saving" role="status" data-tone={tone}>
      {tone === 'saved' && <Icon name="saved" />}
      {tone === 'wrong' && <Icon name="warning" />}
      <span>{sentence}</span>
    </p>
  );
}
