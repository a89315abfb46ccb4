import { useLanguage } from '../../texts.ts';
import { AskDialog } from './AskDialog.tsx';
import type { LeaveQuestion } from './use-unsaved-guard.ts';

/** Asks for confirmation before a navigation away from a guarded form with typed values. */
export function LeaveDialog({ guard: { asked, stay, leave } }: { guard: LeaveQuestion }) {
  const { t } = useLanguage();
  return (
    <AskDialog
      opened={asked}
      title={t.common.form.unsaved}
      question={t.common.leave}
      confirm={t.common.leaveConfirm}
      busy={false}
      answer={leave}
      cancel={stay}
      cancelText={t.common.leaveCancel}
    />
  );
}
