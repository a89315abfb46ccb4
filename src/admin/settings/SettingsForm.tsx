import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallFailure } from '../parts/CallFailure.tsx';
import { useLanguage } from '../texts.ts';
import { useSettingsTexts } from './settings-texts.ts';
import type { SettingsFormState } from './use-settings-form.ts';

interface SettingsFormProps<Draft> {
  form: SettingsFormState<Draft>;
  children: ReactNode;
}

/** What every form of settings has around its fields: what went wrong, who else saved, and the button at its foot. */
export function SettingsForm<Draft>({ form, children }: SettingsFormProps<Draft>) {
  const { t } = useLanguage();
  const words = useSettingsTexts().form;
  return (
    <form onSubmit={form.onSubmit} noValidate className="settings-form">
      {children}
      {form.conflict && (
        <Alert variant="default" role="alert" title={words.conflictTitle}>
          <div className="admin-stack">
            <p>{words.conflictText}</p>
            <div className="admin-actions">
              <Button variant="default" onClick={form.keepMine}>
                {words.keepMine}
              </Button>
              <Button variant="default" onClick={form.takeTheirs}>
                {words.takeTheirs}
              </Button>
            </div>
          </div>
        </Alert>
      )}
      {form.error && <CallFailure error={form.error} />}
      <div className="admin-actions settings-foot">
        <Button type="submit" loading={form.saving} disabled={!form.unsaved || form.conflict}>
          {t.common.save}
        </Button>
        <span className="admin-muted" role="status">
          {form.saving ? words.saving : form.unsaved ? words.unsaved : ''}
        </span>
      </div>
    </form>
  );
}
