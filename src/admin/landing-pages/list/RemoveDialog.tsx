import { PAUSED_DAYS } from '../../../domain/reminder/reminder.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import type { useRowActions } from './use-row-actions.tsx';

/** Says how many fans wait for a reminder from a page that is about to be deleted, and what becomes of them. */
export function RemoveDialog({ actions }: { actions: ReturnType<typeof useRowActions> }) {
  const { locale, t } = useLanguage();
  const words = t.landing.list.remove;
  const { asked, remove, cancel, isRemoving } = actions;
  return (
    <AskDialog
      opened={asked !== undefined}
      title={fill(words.title, { title: asked?.page.title ?? '' })}
      question={fill(pluralForm(locale, words.fans, asked?.fans ?? 0), {
        count: formatNumber(locale, asked?.fans ?? 0),
        days: PAUSED_DAYS,
      })}
      confirm={words.confirm}
      busy={isRemoving}
      answer={() => asked && remove(asked.page)}
      cancel={cancel}
    />
  );
}
