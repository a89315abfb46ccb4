import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContentDetail } from '../../contracts/content.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { isSame } from '../../domain/value/is-same.ts';
import { isUnsaved } from '../editor/drafts.ts';
import { useLanguage } from '../texts.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useStoringGuard } from '../ui/use-storing-guard.ts';
import { Actions } from './Actions.tsx';
import { ConflictBox } from './ConflictBox.tsx';
import { isList, placeOf } from './content-names.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { FieldSets } from './FieldSets.tsx';
import { FilesNote } from './FilesNote.tsx';
import { ItemList } from './ItemList.tsx';
import { Lacking } from './Lacking.tsx';
import { OnlineLine } from './OnlineLine.tsx';
import { Preview } from './Preview.tsx';
import { standardValues } from './part-texts.ts';
import { usePartEditor } from './use-part-editor.ts';
import { draftsIn } from './use-text-names.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';

export interface PartScreenProps {
  detail: ContentDetail;
  /** The language of the texts. */
  locale: Locale;
  show: (locale: Locale) => void;
  /** The menu of the parts, where they have no column. */
  menu: ReactNode;
  /** There is room for one of editor and preview. */
  narrow: boolean;
  /** Where the buttons of the part stand. */
  actions: HTMLElement | null;
}

/** The editor of a part beside the page that shows it; on a phone one of the two at a time. */
export function PartScreen({ detail, locale, show, menu, actions, narrow }: PartScreenProps) {
  const { t } = useLanguage();
  const words = t.content;
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [item, setItem] = useState<string>();
  const [asked, setAsked] = useState<'versions' | 'discard'>();
  const editor = usePartEditor(detail, locale);
  const { key, part, store, drafts, values } = editor;
  const standard = { ...standardValues(part, editor.stored.default), fallback: values.fallback };
  const leaving = useStoringGuard(Object.values(drafts.all).some(isUnsaved), store.flush);
  const close = () => setAsked(undefined);
  /** Opens the item of a field, so that its input is there, and leads to the first wrong input. */
  const reveal = (field: string) => {
    setView('edit');
    const { item: wrong } = placeOf(field);
    if (wrong !== undefined) setItem(wrong);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.content-editor [aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <>
      {actions &&
        createPortal(
          <Actions editor={editor} waiting={draftsIn(detail.locales)} reveal={reveal} ask={setAsked} />,
          actions,
        )}
      <div className="content-editor" data-off={(narrow && view === 'preview') || undefined}>
        {menu}
        {narrow && <ViewSwitch view={view} show={setView} />}
        <div className="content-editor-head">
          <h2>{words.parts[key]}</h2>
          <p className="content-hint">{words.about[key]}</p>
        </div>
        <EditorBar
          editor={editor}
          missingIn={(of) => (detail.locales.find((one) => one.locale === of)?.missing.length ?? 0) > 0}
          show={show}
        />
        <ConflictBox editor={editor} />
        <Lacking editor={editor} />
        {isList(key) && <ItemList key={locale} editor={editor} list={key} open={item} setOpen={setItem} />}
        <FieldSets editor={editor} fields={part.fields} />
        <div className="content-editor-foot">
          <OnlineLine editor={editor} ask={() => setAsked('versions')} />
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="reset" />}
            disabled={isSame(values, standard)}
            onClick={() => editor.replace(standard)}
          >
            {words.reset.action}
          </Button>
        </div>
        {narrow && <FilesNote />}
      </div>
      {(!narrow || view === 'preview') && (
        <div className="content-side">
          {narrow && <ViewSwitch view={view} show={setView} />}
          <Preview editor={editor} item={item} />
        </div>
      )}
      <VersionsDrawer editor={editor} opened={asked === 'versions'} close={close} />
      <DiscardDialog editor={editor} opened={asked === 'discard'} close={close} />
      <AskDialog
        opened={leaving.asked}
        title={words.leave.title}
        question={words.leave.ask}
        confirm={words.leave.confirm}
        busy={false}
        answer={leaving.leave}
        cancel={leaving.stay}
        cancelText={t.common.leaveCancel}
      />
    </>
  );
}

function ViewSwitch({ view, show }: { view: 'edit' | 'preview'; show: (view: 'edit' | 'preview') => void }) {
  const words = useLanguage().t.content.preview;
  return (
    <div className="content-views">
      <Segments
        label={words.view}
        value={view}
        onChange={show}
        options={[
          { value: 'edit', label: words.edit },
          { value: 'preview', label: words.label },
        ]}
      />
    </div>
  );
}
