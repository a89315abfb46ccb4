import { Button } from '@mantine/core';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { inLanguage } from '../ui/language-words.ts';
import { Typed } from '../ui/Typed.tsx';
import type { ListKey } from './content-names.ts';
import { itemIds, itemKey } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';

interface MissingItemsProps {
  editor: PartEditor;
  list: ListKey;
  naming: string;
  /** Adds an item under an id, at a place. */
  add: (id: string, place: number) => void;
}

/** The items that French has and the language that is shown lacks, each with a button that begins its translation. */
export function MissingItems({ editor, list, naming, add }: MissingItemsProps) {
  const { locale, t } = useLanguage();
  const words = t.content.items;
  const { french } = editor;
  const own = itemIds(editor.texts);
  const order = itemIds(french);
  const missing = order.filter((id) => !own.includes(id));
  if (editor.locale === 'fr' || missing.length === 0) return null;
  return (
    <ul className="admin-items">
      {missing.map((id) => (
        <li key={id} className="admin-item" data-missing="">
          <div className="admin-item-head">
            <Icon name="warning" />
            <span className="content-item-lacks">
              <span lang="fr">
                <Typed>{french[itemKey(id, naming)] || words[list].fresh}</Typed>
              </span>
              <span className="editor-hint">
                {fill(words.lacks, { language: inLanguage(locale, editor.locale) })}
              </span>
            </span>
            <Button
              size="xs"
              variant="default"
              onClick={() => add(id, Math.min(order.indexOf(id), own.length))}
            >
              {words[list].translate}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
