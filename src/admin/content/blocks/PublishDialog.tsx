import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import { isLegalPart } from '../../../domain/content/legal-parts.ts';
import { stampKey } from '../../../domain/content/stale.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { itemWords } from '../block-names.ts';
import { hasStandard, placeOf } from '../content-names.ts';
import { itemIds, itemKey } from '../part-texts.ts';
import type { PartEditor } from '../use-part-editor.ts';
import type { PublishChoice } from '../use-publish.ts';
import { useWritten } from '../use-written.tsx';

interface PublishDialogProps {
  editor: PartEditor;
  close: () => void;
  publish: (how: PublishChoice) => void;
}

/** Asks, before French is published, which changed passages the translations must follow, and whether the page gets a new day. */
export function PublishDialog({ editor, close, publish }: PublishDialogProps) {
  const { t } = useLanguage();
  const words = t.content.publishGuide;
  const { nameOf } = useWritten(editor);
  const { key, changed, online, texts } = editor;
  const [silent, setSilent] = useState<ReadonlySet<string>>(new Set());
  const [substantive, setSubstantive] = useState(true);
  const kept = new Set(itemIds(texts));
  const had = new Set(itemIds(online));
  const passages = new Map<string, string>();
  /** New and removed blocks: they always concern the translations. */
  const others = new Set<string>();
  // A first French text is followed by no translation yet.
  const isFirst = !hasStandard(key) && !editor.stored.version?.content;
  for (const name of isFirst ? [] : changed) {
    const { item } = placeOf(name);
    if (name === 'items' || name === 'fallback') continue;
    if (item !== undefined && !(kept.has(item) && had.has(item))) {
      others.add(item);
      continue;
    }
    const label =
      item === undefined ? nameOf(name, texts) : itemWords(key, texts[itemKey(item, 'text')] ?? '');
    passages.set(stampKey(name), label);
  }
  const toggle = (of: string) => {
    const next = new Set(silent);
    if (!next.delete(of)) next.add(of);
    setSilent(next);
  };
  const count = passages.size;
  return (
    <Modal opened onClose={close} title={words.title} centered>
      <div className="publish-guide">
        {count > 0 && (
          <fieldset>
            <legend>{fill(words.follow[count === 1 ? 0 : 1] ?? '', { count })}</legend>
            {[...passages].map(([of, label]) => (
              <Checkbox
                key={of}
                checked={!silent.has(of)}
                onChange={() => toggle(of)}
                label={<Typed>{label || t.content.items.guide.fresh}</Typed>}
                description={silent.has(of) ? words.silent : undefined}
              />
            ))}
          </fieldset>
        )}
        {others.size > 0 && (
          <p>{fill(words.always[others.size === 1 ? 0 : 1] ?? '', { count: others.size })}</p>
        )}
        {isFirst ? (
          <p>{words.first}</p>
        ) : (
          <Checkbox
            checked={substantive}
            onChange={({ currentTarget }) => setSubstantive(currentTarget.checked)}
            label={words.substantive}
            description={substantive ? words.newDay : words.sameDay}
          />
        )}
        {isLegalPart(key) && <p className="editor-hint">{words.kept}</p>}
        <div className="admin-actions">
          <Button
            onClick={() => {
              close();
              publish({ silent: [...silent].map((of) => of.replace('item:', 'items.')), substantive });
            }}
          >
            {words.confirm}
          </Button>
          <Button variant="default" onClick={close}>
            {t.common.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
