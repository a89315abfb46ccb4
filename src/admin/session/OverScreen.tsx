import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface OverScreenProps {
  title: string;
  /** Above the drawers of every screen: more than 200. */
  zIndex: number;
  onClose: () => void;
  /** Whether Escape and a press beside the dialog close it. */
  closable: boolean;
  children: ReactNode;
}

/** A dialog about the session over any screen, which may have a drawer open: it has no `header`, which a drawer has. */
export function OverScreen({ title, zIndex, onClose, closable, children }: OverScreenProps) {
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      zIndex={zIndex}
      lockScroll={false}
      closeOnEscape={closable}
      closeOnClickOutside={closable}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md" className="admin-stack">
          <Modal.Title fz="lg">{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
