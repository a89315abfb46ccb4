import { Box, Flex, Group, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Typed } from '../fields/Typed.tsx';
import { Arrows, ItemButton, type ItemButtonProps } from './ItemButton.tsx';

/** The parts of an item's row besides its name. */
export interface ItemParts {
  /** The fields of the open item. */
  fields: () => ReactNode;
  /** A picture or an icon before the name. */
  mark?: ReactNode;
  /** A second text beside the name of a closed item. */
  more?: string;
  /** States of the item, after its name. */
  pills?: ReactNode;
  /** Actions after the arrows. */
  actions?: readonly Omit<ItemButtonProps, 'name'>[];
  isHidden?: boolean;
  /** Whether it stays at its place. */
  isFixed?: boolean;
  isWrong?: boolean;
}

interface ItemRowProps extends ItemParts {
  id: string;
  name: string;
  /** Its index in the list. */
  place: number;
  count: number;
  isOpen: boolean;
  toggle: () => void;
  move: (by: -1 | 1) => void;
}

/** An item of a list: its name opens it; its arrows move it without opening it. */
export function ItemRow(props: ItemRowProps) {
  const { id, name, place, count, isOpen, toggle, move } = props;
  const panel = useId();
  return (
    <li
      id={`item-${id}`}
      className="admin-item"
      data-item={id}
      data-open={isOpen || undefined}
      data-hidden={props.isHidden || undefined}
      data-wrong={props.isWrong || undefined}
    >
      <Group className="admin-item-head" gap={8} wrap="nowrap" pt={3} pr={8} pb={3} pl="sm" mih={46}>
        <Box className="admin-figure" component="span" miw={16} c="dimmed" fz={14} aria-hidden="true">
          {place + 1}
        </Box>
        {props.mark}
        <button
          type="button"
          className="admin-item-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={toggle}
        >
          <Box className="admin-breaks" component="strong" flex="0 1 auto" fw={550}>
            <Typed>{name}</Typed>
          </Box>
          {!isOpen && props.more !== undefined && (
            <Box className="admin-truncated" component="span" miw={0} c="dimmed" flex="1 1 2rem" fz="xs">
              <Typed>{props.more}</Typed>
            </Box>
          )}
        </button>
        {props.pills}
        <Flex className="admin-item-actions" component="span" flex="none">
          {!props.isFixed && <Arrows name={name} place={place} count={count} move={move} />}
          {props.actions?.map((action) => (
            <ItemButton key={action.icon} name={name} {...action} />
          ))}
        </Flex>
      </Group>
      {isOpen && (
        <Stack id={panel} gap={14} pt={4} px={14} pb={14}>
          {props.fields()}
        </Stack>
      )}
    </li>
  );
}
