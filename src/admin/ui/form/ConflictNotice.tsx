import { Alert, Button } from '@mantine/core';
import { useLanguage } from '../../texts.ts';
import type { Form } from './use-form.ts';

/** Shown when another person has saved meanwhile: nothing typed is lost, and the user chooses which values to keep. */
export function ConflictNotice({
  form,
}: {
  form: Pick<Form<never>, 'conflict' | 'keepMine' | 'takeTheirs'>;
}) {
  const words = useLanguage().t.common.form;
  if (!form.conflict) return null;
  return (
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
  );
}
