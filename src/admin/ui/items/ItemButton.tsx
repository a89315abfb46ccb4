import { ActionIcon } from '@mantine/core';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon, type IconName } from '../Icon.tsx';

export interface ItemButtonProps {
  icon: IconName;
  /** Its label, with a placeholder for the item's name: `Retirer : {name}`. */
  label: string;
  name: string;
  act: () => void;
  /** Whether the button has no effect. It stays focusable, so that the next press of a key is not lost. */
  isIdle?: boolean;
}

/** An icon button of an item whose accessible name includes the item. */
export const ItemButton = ({ icon, label, name, act, isIdle = false }: ItemButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={fill(label, { name })}
    title={fill(label, { name })}
    data-arrow={icon}
    {...(isIdle && { 'aria-disabled': true, 'data-disabled': true })}
    onClick={() => !isIdle && act()}
  >
    <Icon name={icon} />
  </ActionIcon>
);

interface ArrowsProps {
  name: string;
  /** The index of the item in its list. */
  place: number;
  count: number;
  move: (by: -1 | 1) => void;
}

/** The two arrows that move an item of a list. */
export function Arrows({ name, place, count, move }: ArrowsProps) {
  const words = useLanguage().t.editing.items;
  return (
    <>
      <ItemButton icon="up" label={words.up} name={name} act={() => move(-1)} isIdle={place === 0} />
      <ItemButton
        icon="down"
        label={words.down}
        name={name}
        act={() => move(1)}
        isIdle={place === count - 1}
      />
    </>
  );
}
