import { Modal } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

interface OverScreenProps {
  title: string;
  /** Above the drawers of every screen: more than 200. */
  zIndex: number;
  onClose: () => void;
  /** Whether Escape and a click outside the dialog close it. */
  closable: boolean;
  children: ReactNode;
}

/** Above the drawers of every screen, and below the dialogs about the session. */
export const OVER_DRAWER = 250;

/** Marks the focused control: otherwise its Escape would also close the drawer below, which may contain typed text. */
const holdEscape = ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true');

/** A dialog over any screen, also over an open drawer. It has no `header`, since the drawer already has one. */
export function OverScreen({ title, zIndex, onClose, closable, children }: OverScreenProps) {
  // Mantine returns the focus when a dialog closes, but this one is unmounted while it is open.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      zIndex={zIndex}
      lockScroll={false}
      closeOnEscape={false}
      closeOnClickOutside={closable}
    >
      <Modal.Overlay />
      <Modal.Content onFocusCapture={holdEscape}>
        <Modal.Body
          pt="md"
          className="admin-stack"
          // On the body, because `Modal.Content` drops `onKeyDown`.
          onKeyDown={({ key }: KeyboardEvent) => {
            if (closable && key === 'Escape') onClose();
          }}
        >
          <Modal.Title fz="lg">{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
