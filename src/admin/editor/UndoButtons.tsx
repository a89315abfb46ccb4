import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';

type Way = 'back' | 'forward';

interface UndoButtonsProps {
  /** Whether undo or redo is possible. */
  canStep: (way: Way) => boolean;
  step: (way: Way) => void;
}

/** Undo and redo of a document, by buttons and shortcuts; inside a field, the browser handles the shortcuts. */
export function UndoButtons({ canStep, step }: UndoButtonsProps) {
  const words = useLanguage().t.editing;
  useHotkeys([
    ['mod+Z', () => step('back')],
    ['mod+shift+Z', () => step('forward')],
    ['mod+Y', () => step('forward')],
  ]);
  const button = (way: Way, name: string) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={name}
      title={name}
      aria-keyshortcuts={way === 'back' ? 'Control+Z' : 'Control+Shift+Z'}
      {...(!canStep(way) && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={() => step(way)}
    >
      <Icon name={way === 'back' ? 'undo' : 'redo'} />
    </ActionIcon>
  );
  return (
    <>
      {button('back', words.undo)}
      {button('forward', words.redo)}
    </>
  );
}
