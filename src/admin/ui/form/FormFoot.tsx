import { Button } from '@mantine/core';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../feedback/CallFailure.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { Form } from './use-form.ts';

interface FormFootProps<Draft> {
  form: Form<Draft>;
  /** The text while the form is being saved. */
  saving?: string;
}

/** The end of a form: its conflict or error, the save button, and whether the typed values are stored. */
export function FormFoot<Draft>({ form, saving = '' }: FormFootProps<Draft>) {
  const { t } = useLanguage();
  return (
    <>
      <ConflictNotice form={form} />
      {form.failure && <CallFailure error={form.failure} />}
      <div className="admin-actions">
        <Button type="submit" loading={form.saving} disabled={!form.unsaved || form.conflict}>
          {t.common.save}
        </Button>
        <span className="admin-muted" role="status">
          {form.saving ? saving : form.unsaved ? t.common.form.unsaved : ''}
        </span>
      </div>
    </>
  );
}
