import type { ReactNode } from 'react';
import { useLanguage } from '../texts.ts';
import { LeaveDialog } from '../ui/feedback/LeaveDialog.tsx';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { RestoredNotice } from '../ui/form/RestoredNotice.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

interface SettingsFormProps<Draft> {
  form: SettingsFormState<Draft>;
  children: ReactNode;
}

/** The frame of every settings form: the fields, the notice of a conflict, the error, and the save button. */
export function SettingsForm<Draft>({ form, children }: SettingsFormProps<Draft>) {
  const { t } = useLanguage();
  return (
    <form onSubmit={form.onSubmit} noValidate className="settings-form">
      <RestoredNotice form={form} />
      {children}
      <LeaveDialog guard={form.guard} />
      {/* The button stays visible beside a long form, and so does the reason why it is disabled. */}
      <div className="settings-foot">
        <FormFoot form={form} saving={t.settings.form.saving} />
      </div>
    </form>
  );
}
