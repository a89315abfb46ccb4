import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../texts.ts';
import { closeToast } from '../../toast.ts';
import { toastWithAction } from '../feedback/action-toast.tsx';
import { Icon } from '../Icon.tsx';
import type { Form } from './use-form.ts';

export type Restored = Pick<Form<never>, 'restored' | 'drop'>;

/**
 * A notice at the top of a form whose fields were restored after a reload or the end of a session, with a button that
 * discards the restored values. The toast can undo that as long as the form is open.
 */
export function RestoredNotice({ form }: { form: Restored }) {
  const { t } = useLanguage();
  const words = t.common.form;
  const toast = useRef<string>(undefined);
  useEffect(() => () => void (toast.current && closeToast(toast.current)), []);
  if (!form.restored) return null;
  const drop = () => {
    const bringBack = form.drop();
    toast.current = toastWithAction({ message: words.dropped, label: t.common.cancel, act: bringBack });
  };
  return (
    <div className="admin-restored" role="status">
      <Icon name="history" />
      <p>{words.restored}</p>
      <Button variant="default" size="xs" onClick={drop}>
        {words.drop}
      </Button>
    </div>
  );
}
