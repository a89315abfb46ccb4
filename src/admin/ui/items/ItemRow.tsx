import { type ReactNode, useId } from 'react';
import { Typed } from '../fields/Typed.tsx';
import { Arrows, ItemButton, type ItemButtonProps } from './ItemButton.tsx';

/** What a list shows of an item besides its name. */
export interface ItemParts {
  /** The fields of the item that is open. */
  fields: () => ReactNode;
  /** A picture or a sign before the name. */
  mark?: ReactNode;
  /** A second text beside the name of an item that is closed. */
  more?: string;
  /** States of the item, after its name. */
  pills?: ReactNode;
  /** Actions after the arrows. */
  actions?: readonly Omit<ItemButtonProps, 'name'>[];
  isHidden?: boolean;
  isWrong?: boolean;
}

interface ItemRowProps extends ItemParts {
  id: string;
  name: string;
  /** Its place in the list, from 0. */
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
      <div className="admin-item-head">
        <span className="admin-item-place admin-figure" aria-hidden="true">
          {place + 1}
        </span>
        {props.mark}
        <button
          type="button"
          className="admin-item-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={toggle}
        >
          <strong>
            <Typed>{name}</Typed>
          </strong>
          {!isOpen && props.more !== undefined && (
            <span className="admin-item-more">
              <Typed>{props.more}</Typed>
            </span>
          )}
        </button>
        {props.pills}
        <span className="admin-item-actions">
          <Arrows name={name} place={place} count={count} move={move} />
          {props.actions?.map((action) => (
            <ItemButton key={action.icon} name={name} {...action} />
          ))}
        </span>
      </div>
      {isOpen && (
        <div id={panel} className="admin-item-panel">
          {props.fields()}
        </div>
      )}
    </li>
  );
}
