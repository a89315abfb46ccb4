import { useLanguage } from '../../texts.ts';
import { AskDialog } from './AskDialog.tsx';
import type { LeaveQuestion } from './use-unsaved-guard.ts';

/** Asks whether typed values may be lost, when a guarded form is about to be left. */
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
