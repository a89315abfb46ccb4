import { Popover } from '@mantine/core';
import { cloneElement, type ReactElement } from 'react';

interface ActionListProps {
  label: string;
  opened: boolean;
  setOpened: (opened: boolean) => void;
  /** The button that opens the list. */
  target: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'dialog'; 'aria-expanded'?: boolean }>;
  /** Where it opens; by default towards the start of the line. */
  position?: 'bottom-start' | 'bottom-end';
  actions: readonly { label: string; act: () => void }[];
}

/** Actions behind one button. Each moves the focus itself. */
export const ActionList = ({
  label,
  opened,
  setOpened,
  target,
  actions,
  position = 'bottom-end',
}: ActionListProps) => (
  <Popover opened={opened} onChange={setOpened} position={position} trapFocus width={230}>
    <Popover.Target>
      {cloneElement(target, {
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        onClick: () => setOpened(!opened),
      })}
    </Popover.Target>
    <Popover.Dropdown className="block-actions" aria-label={label}>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          onClick={() => {
            setOpened(false);
            action.act();
          }}
        >
          {action.label}
        </button>
      ))}
    </Popover.Dropdown>
  </Popover>
);
