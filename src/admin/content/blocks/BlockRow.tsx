import { ActionIcon } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { blockKind, blockName, drawnName, isDrawn } from '../block-names.ts';
import type { PartItem } from '../part-texts.ts';
import { blockLabel } from './block-labels.ts';
import type { BlockActs } from './use-block-acts.ts';

interface BlockRowProps {
  item: PartItem;
  place: number;
  /** Whether it is the last one. */
  isLast: boolean;
  isOpen: boolean;
  /** Whether its draft differs from the version online. */
  isChanged: boolean;
  error: string | undefined;
  lang: string;
  /** The same object at each render, so that typing renders one row. */
  acts: BlockActs;
  /** Only of the open block: above and below its text, and its menu. */
  above?: ReactNode;
  below?: ReactNode;
  menu?: ReactNode;
  /** Above its text: what changed in French since. */
  notice?: ReactNode;
}

/** A block: its text as a field that grows, or the name of what code draws. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { item, place, isLast, isOpen, error, acts } = props;
  const { t } = useLanguage();
  const words = t.content;
  const { id } = item;
  const kind = item['kind'] ?? '';
  const label = blockLabel(words, item, place);
  const isHidden = item['hidden'] === 'yes';
  const more = fill(words.blocks.menu, { name: label });
  return (
    <li
      id={`item-${id}`}
      className="block"
      data-item={id}
      data-kind={kind}
      data-open={isOpen || undefined}
      data-hidden={isHidden || undefined}
      data-wrong={error !== undefined || undefined}
    >
      <span className="block-kind" aria-hidden="true">
        {(words.blocks.short as Readonly<Record<string, string>>)[kind] ?? ''}
        {props.isChanged && <Icon name="draft" />}
      </span>
      <div className="block-body">
        {props.notice}
        {props.above}
        {isDrawn(kind) ? (
          <button
            id={`block-${id}`}
            type="button"
            className="block-drawn"
            aria-label={`${label}, ${blockName(words, item)}`}
            aria-describedby={`block-${id}-hint`}
            onFocus={() => acts.focus(id)}
            onKeyDown={(event) => acts.key(id, event)}
          >
            <Icon name="figures" />
            <span>
              <strong>{blockKind(words, kind)}</strong>
              {item['of'] ? ` ${drawnName(words, kind, item['of'])}` : ''}
            </span>
          </button>
        ) : (
          <textarea
            id={`block-${id}`}
            className="block-text"
            rows={1}
            value={item['text'] ?? ''}
            aria-label={label}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={`block-${id}-hint`}
            placeholder={isOpen ? words.blocks.placeholder : ''}
            lang={props.lang}
            autoComplete="off"
            onChange={({ currentTarget }) => acts.type(id, currentTarget.value)}
            onFocus={() => acts.focus(id)}
            onBlur={() => acts.blur(id)}
            onKeyDown={(event) => acts.key(id, event)}
            onPaste={(event) => acts.paste(id, event)}
          />
        )}
        {(isHidden || props.isChanged) && (
          <span id={`block-${id}-state`} className="block-state">
            {[isHidden && words.items.hidden, props.isChanged && words.items.draft]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
        <p id={`block-${id}-hint`} className="block-error">
          {error}
        </p>
        {props.below}
      </div>
      <span className="block-tools">
        {([-1, 1] as const).map((by) => {
          const way = by < 0 ? ('up' as const) : ('down' as const);
          const isIdle = by < 0 ? place === 0 : isLast;
          return (
            <ActionIcon
              key={way}
              variant="subtle"
              color="gray"
              data-arrow={way}
              tabIndex={isOpen ? 0 : -1}
              aria-label={fill(t.editing.items[way], { name: label })}
              title={fill(t.editing.items[way], { name: label })}
              {...(isIdle && { 'aria-disabled': true, 'data-disabled': true })}
              onClick={() => !isIdle && acts.move(id, by, way)}
            >
              <Icon name={way} />
            </ActionIcon>
          );
        })}
        {props.menu ?? (
          <ActionIcon
            variant="subtle"
            color="gray"
            tabIndex={-1}
            aria-label={more}
            title={more}
            onClick={() => acts.menu(id)}
          >
            <Icon name="more" />
          </ActionIcon>
        )}
      </span>
    </li>
  );
});
