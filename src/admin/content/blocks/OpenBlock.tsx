import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { wordsOf } from '../../../domain/blocks/inline.ts';
import { drawnChoices } from '../../../domain/content/drawn-blocks.ts';
import type { ContentField } from '../../../domain/content/fields.ts';
import { countWords } from '../../../domain/guide/reading-minutes.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SourceText, sourceLanguage } from '../../ui/SourceText.tsx';
import { blockKind, drawnName, isDrawn, writtenKinds } from '../block-names.ts';
import { FieldHint } from '../FieldInput.tsx';
import { blockMarks, marked, type Selected, withInserted } from '../marks.ts';
import { itemKey, type PartItem } from '../part-texts.ts';
import { TokenNames } from '../TokenNames.tsx';
import type { PartEditor } from '../use-part-editor.ts';
import { ActionList } from './ActionList.tsx';
import { isInLines } from './block-edits.ts';
import { InsertMenu } from './InsertMenu.tsx';
import { type Blocks, fieldOf } from './use-blocks.ts';

interface OpenProps {
  editor: PartEditor;
  blocks: Blocks;
  item: PartItem;
}

/** The marks of the open block, and what can be inserted into its text. */
export function BlockMarks({ editor, blocks, item }: OpenProps) {
  const { t } = useLanguage();
  const words = t.content.blocks;
  const { id } = item;
  // The label of a button stays one.
  const kinds = item['kind'] === 'consent' ? ['consent'] : writtenKinds(editor.part);
  const edit = (change: (selected: Selected) => Selected) => {
    const field = fieldOf(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const next = change({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
    blocks.write(id, next.text, next.start, next.end);
  };
  return (
    <div className="block-marks" role="toolbar" aria-label={words.marks} aria-controls={`block-${id}`}>
      <select
        className="block-choice"
        aria-label={t.content.fields.guide.kind}
        value={item['kind']}
        onChange={({ currentTarget }) => blocks.set(id, 'kind', currentTarget.value)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {blockKind(t.content, kind)}
          </option>
        ))}
      </select>
      {blockMarks.map((kind) => (
        <Button
          key={kind}
          className="block-mark"
          size="compact-sm"
          variant="subtle"
          title={words[kind]}
          leftSection={<Icon name={kind} />}
          aria-keyshortcuts={{ bold: 'Control+B', link: 'Control+K', code: 'Control+E' }[kind]}
          onClick={() => edit((selected) => marked(kind, selected))}
        >
          {words[kind]}
        </Button>
      ))}
      {(['term', 'figure'] as const).map((kind) => (
        <InsertMenu
          key={kind}
          editor={editor}
          kind={kind}
          insert={(name) => edit((selected) => withInserted(kind, name, selected))}
        />
      ))}
    </div>
  );
}

/** Below the open block: its keys and words, corrections, the names in braces, and the French text that it translates. */
export function BlockNotes({ editor, blocks, item, field }: OpenProps & { field: ContentField }) {
  const { locale, t } = useLanguage();
  const words = t.content;
  const name = itemKey(item.id, 'text');
  if (isDrawn(item['kind'])) return <DrawnNotes editor={editor} item={item} />;
  const text = item['text'] ?? '';
  const french = editor.locale === sourceLanguage ? '' : (editor.french[name] ?? '');
  const count = countWords(wordsOf(text));
  const over = text.length - field.max;
  return (
    <>
      <p className="block-foot">
        <span className="block-keys">
          {isInLines(item['kind']) ? words.blocks.keysInLines : words.blocks.keys}
        </span>
        <span data-over={over > 0 || undefined}>
          {over > 0
            ? fill(t.common.form.tooLong[over === 1 ? 0 : 1] ?? '', {
                count: formatNumber(locale, over),
                max: formatNumber(locale, field.max),
              })
            : fill(words.blocks.words[count === 1 ? 0 : 1] ?? '', { count: formatNumber(locale, count) })}
        </span>
      </p>
      {isInLines(item['kind']) && <p className="editor-hint">{words.items.guide.lines}</p>}
      <p className="editor-hint" aria-live="polite">
        <FieldHint editor={editor} field={field} name={name} />
      </p>
      <TokenNames editor={editor} field={field} name={name} input={`block-${item.id}`} />
      <SourceText
        text={french}
        field={`block-${item.id}`}
        copy={
          text === french || french === ''
            ? undefined
            : () => blocks.write(item.id, french, french.length, french.length)
        }
      />
    </>
  );
}

/** Below the open block that code draws: the choice of what it draws. */
function DrawnNotes({ editor, item }: Omit<OpenProps, 'blocks'>) {
  const words = useLanguage().t.content;
  const { id } = item;
  const kind = item['kind'];
  const choices = drawnChoices(kind);
  const name = itemKey(id, 'of');
  return (
    <>
      {choices && (
        <NativeSelect
          size="sm"
          label={fill(words.blocks.choice, { kind: blockKind(words, kind) })}
          name={name}
          value={item['of'] ?? ''}
          error={Boolean(editor.errors[name])}
          aria-describedby={`block-${id}-hint`}
          data={[
            { value: '', label: words.field.choose, disabled: true },
            ...choices
              .map((of) => ({ value: of, label: drawnName(words, kind, of) }))
              .sort((one, other) => one.label.localeCompare(other.label)),
          ]}
          onChange={({ currentTarget }) => editor.change(name, currentTarget.value)}
        />
      )}
      <p className="editor-hint">{words.items.guide.drawn}</p>
    </>
  );
}

interface BlockMenuProps extends OpenProps {
  label: string;
  place: number;
  opened: boolean;
  setOpened: (opened: boolean) => void;
}

/** The menu of the open block: a block above or below, hide, remove. */
export function BlockMenu({ blocks, item, label, place, opened, setOpened }: BlockMenuProps) {
  const words = useLanguage().t.content;
  const { id } = item;
  const isHidden = item['hidden'] === 'yes';
  return (
    <ActionList
      label={label}
      opened={opened}
      setOpened={setOpened}
      target={
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <Icon name="more" />
        </ActionIcon>
      }
      actions={[
        { label: words.blocks.above, act: () => blocks.insert(place, 'paragraph') },
        { label: words.blocks.below, act: () => blocks.insert(place + 1, 'paragraph') },
        {
          label: isHidden ? words.blocks.show : words.blocks.hide,
          act: () => blocks.set(id, 'hidden', isHidden ? '' : 'yes'),
        },
        { label: words.items.guide.remove, act: () => blocks.remove(id) },
      ]}
    />
  );
}
