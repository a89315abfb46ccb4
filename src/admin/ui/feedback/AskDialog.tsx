import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Question } from './Question.tsx';

interface AskDialogProps {
  opened: boolean;
  title: string;
  question: string;
  confirm: string;
  busy: boolean;
  failure?: ReactNode;
  answer: () => void;
  cancel: () => void;
  cancelText?: string;
}

/** A confirmation dialog in the page, before typed text is lost. */
export function AskDialog({ opened, title, question, cancel, ...rest }: AskDialogProps) {
  return (
    <Modal opened={opened} onClose={cancel} title={title} centered>
      <Question cancel={cancel} {...rest}>
        {question}
      </Question>
    </Modal>
  );
}
