import { ActionIcon, Button } from '@mantine/core';
import { useId } from 'react';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Typed } from '../ui/Typed.tsx';
import type { ListKey } from './content-names.ts';
import { FieldSets } from './FieldSets.tsx';
import { isHidden, isSame, itemKey, textsOfItem } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';

interface ItemRowProps {
  editor: PartEditor;
  list: ListKey;
  id: string;
  name: string;
  /** Its place in the list, from 0. */
  place: number;
  count: number;
  isOpen: boolean;
  toggle: () => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

/** An item of a list: its name opens it; its place and whether visitors see it are changed without opening it. */
export function ItemRow(props: ItemRowProps) {
  const { editor, list, id, name, place, count, isOpen, toggle, move, remove } = props;
  const { t } = useLanguage();
  const words = t.content.items;
  const panel = useId();
  const { texts, online, errors } = editor;
  const hidden = isHidden(texts, id);
  const isChanged = !isSame(textsOfItem(texts, id), textsOfItem(online, id));
  const isWrong = Object.keys(errors).some((field) => field.startsWith(`items.${id}.`));
  const button = (icon: IconName, label: string, act: () => void, end = false) => (
    // At its end an arrow stays a place for the focus, so that the next press is not lost.
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={fill(label, { name })}
      title={fill(label, { name })}
      data-arrow={icon}
      {...(end && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={() => !end && act()}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <li
      id={`item-${id}`}
      className="content-item"
      data-open={isOpen || undefined}
      data-hidden={hidden || undefined}
      data-wrong={isWrong || undefined}
    >
      <div className="content-item-head">
        <span className="content-place admin-figure" aria-hidden="true">
          {place + 1}
        </span>
        <button
          type="button"
          className="content-item-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={toggle}
        >
          <Typed>{name}</Typed>
        </button>
        {hidden && <span className="content-pill">{words.hidden}</span>}
        {isChanged && (
          <span className="content-pill" data-role="information">
            {words.draft}
          </span>
        )}
        <span className="content-item-actions">
          {button('up', words.up, () => move(-1), place === 0)}
          {button('down', words.down, () => move(1), place === count - 1)}
          {button(hidden ? 'hidden' : 'shown', hidden ? words.show : words.hide, () =>
            editor.replace({ ...texts, [itemKey(id, 'hidden')]: hidden ? '' : 'yes' }),
          )}
        </span>
      </div>
      {isOpen && (
        <div id={panel} className="content-item-panel">
          <FieldSets
            editor={editor}
            fields={editor.part.items?.fields ?? []}
            name={(key) => itemKey(id, key)}
          />
          <Button
            size="xs"
            variant="default"
            className="content-remove"
            leftSection={<Icon name="remove" />}
            onClick={remove}
          >
            {words[list].remove}
          </Button>
        </div>
      )}
    </li>
  );
}
