import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx';
import { LeaveDialog } from '../ui/LeaveDialog.tsx';
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
      {children}
      <LeaveDialog guard={form.guard} />
      {/* It stays in sight beside a long form: so does the reason why the button does nothing. */}
      <div className="settings-foot">
        <ConflictNotice form={form} />
        {form.failure && <CallFailure error={form.failure} />}
        <div className="admin-actions">
          <Button type="submit" loading={form.saving} disabled={!form.unsaved || form.conflict}>
            {t.common.save}
          </Button>
          <span className="admin-muted" role="status">
            {form.saving ? t.settings.form.saving : form.unsaved ? t.common.form.unsaved : ''}
          </span>
        </div>
      </div>
    </form>
  );
}
