import { Button, type ButtonProps, Modal, type ModalProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../texts.ts';

interface FormDialogProps
  extends Pick<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'ref'>,
    Pick<ModalProps, 'centered' | 'closeOnClickOutside' | 'size'> {
  title: string;
  /** Called by the cross, Escape and the button that cancels. */
  close: () => void;
  /** The text of the button that sends the form. */
  label: string;
  busy: boolean;
  button?: Pick<ButtonProps, 'color' | 'disabled' | 'variant'>;
  children: ReactNode;
  /** What lies over the dialog: a question before typed text is lost. */
  over?: ReactNode;
}

/** A dialog with one form, its button and the one that cancels. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useLanguage();
  const { title, close, label, busy, button, children, over, ref, onSubmit, onChange, ...modal } = props;
  return (
    <Modal opened onClose={close} title={title} {...modal}>
      <form {...{ ref, onSubmit, onChange }} noValidate className="admin-stack">
        {children}
        <div className="admin-actions">
          <Button type="submit" loading={busy} {...button}>
            {label}
          </Button>
          <Button variant="default" onClick={close}>
            {t.common.cancel}
          </Button>
        </div>
      </form>
      {over}
    </Modal>
  );
}
