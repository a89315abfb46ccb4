import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContentDetail } from '../../contracts/content.ts';
import { isGuidePart, isWrittenPart, type PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { isSame } from '../../domain/value/is-same.ts';
import { fill } from '../../i18n/format.ts';
import { isUnsaved, openPlaces } from '../editor/drafts.ts';
import { LeaveGuard } from '../editor/LeaveGuard.tsx';
import { type View, ViewChoice } from '../editor/PreviewChoices.tsx';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { ConflictChoices } from '../ui/form/ConflictChoices.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { Moment } from '../ui/time/Moment.tsx';
import { Actions } from './Actions.tsx';
import { BlockList } from './blocks/BlockList.tsx';
import { FillFromFrench } from './blocks/FillFromFrench.tsx';
import { focusBlock, Plan } from './blocks/Plan.tsx';
import { StaleCard, StaleSteps } from './blocks/StaleCard.tsx';
import { StaleList } from './blocks/StaleList.tsx';
import { blockOfStale, useStale } from './blocks/use-stale.ts';
import { aboutPart, draftsIn, hasStandard, isList, placeOf } from './content-names.ts';
import { partQuery } from './content-queries.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { PartFields } from './FieldSets.tsx';
import { ItemList } from './ItemList.tsx';
import { Lacking } from './Lacking.tsx';
import { PageCheck, usePageCheck } from './PageCheck.tsx';
import { FilesNote } from './PartsList.tsx';
import { Preview } from './Preview.tsx';
import { flattened, itemIds, standardValues, type Texts } from './part-texts.ts';
import { ScheduleButton, ScheduledNote } from './Schedule.tsx';
import { type PartEditor, usePartEditor } from './use-part-editor.ts';
import { usePartName } from './use-part-name.ts';
import { useWritten } from './use-written.tsx';
import { VersionsDrawer } from './VersionsDrawer.tsx';

const GoldSet = lazyView(['questions'], async () => (await import('./questions/GoldSet.tsx')).GoldSet);

const FirstWords = lazyView(
  ['questions'],
  async () => (await import('./questions/FirstWords.tsx')).FirstWords,
);

export interface PartScreenProps {
  detail: ContentDetail;
  /** The language of the texts. */
  locale: Locale;
  show: (locale: Locale) => void;
  /** The menu of the parts, in a window too narrow for their column. */
  menu: ReactNode;
  /** Whether the window is too narrow for editor and preview side by side. */
  narrow: boolean;
  /** The element into which the buttons of the part are rendered. */
  actions: HTMLElement | null;
  /** The item that is open at first. */
  open?: string | undefined;
}

/** The editor of a part beside the page that shows it; on a phone one of the two at a time. */
export function PartScreen({ detail, locale, show, menu, actions, narrow, open }: PartScreenProps) {
  const { t } = useLanguage();
  const words = t.content;
  const partName = usePartName();
  const [view, setView] = useState<View>('edit');
  const [item, setItem] = useState(open);
  const [asked, setAsked] = useState<'versions' | 'discard'>();
  const editor = usePartEditor(detail, locale);
  const { key, part, store, drafts, values } = editor;
  const standard = { ...standardValues(part, editor.stored.default), fallback: values.fallback };
  const close = () => setAsked(undefined);
  /** Opens the item of a field, so that its input is rendered, and focuses the first wrong input. */
  const reveal = (field: string) => {
    setView('edit');
    const { item: wrong } = placeOf(field);
    if (wrong !== undefined) setItem(wrong);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.content-editor [aria-invalid="true"]')?.focus(),
    );
  };
  const go = useCallback((id: string) => {
    setView('edit');
    setItem(id);
    focusBlock(id);
  }, []);
  const stale = useStale({ editor, go });
  const { nameOf } = useWritten(editor);
  const found = usePageCheck(editor);
  const goTo = (field: string) => {
    const { item: of } = placeOf(field);
    if (of !== undefined && isWrittenPart(key)) return go(of);
    setView('edit');
    if (of !== undefined) setItem(of);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`.content-editor [name="${CSS.escape(field)}"]`)?.focus(),
    );
  };
  // Rendered after the typed letter is.
  const items = useDeferredValue(values.items);
  const planName = isGuidePart(key) ? words.blocks.plan : words.blocks.planOfPage;
  const plan = isWrittenPart(key) && <Plan label={planName} items={items} open={item} go={go} />;
  return (
    <>
      {actions &&
        createPortal(
          <Actions {...{ editor, reveal, narrow }} waiting={draftsIn(detail.locales)} ask={setAsked} />,
          actions,
        )}
      {plan && (
        <div className="content-parts content-plan">
          {menu}
          <StaleSteps stale={stale} />
          {plan}
          <PageCheck editor={editor} found={found} go={goTo} />
          <StaleList />
        </div>
      )}
      <div className="content-editor" data-off={(narrow && view === 'preview') || undefined}>
        {menu}
        {narrow && <ViewChoice value={view} onChange={setView} />}
        <div className="content-editor-head">
          <h2>{partName(key)}</h2>
          <p className="editor-hint">{aboutPart(words, key)}</p>
        </div>
        <EditorBar
          editor={editor}
          missingIn={(of) => detail.locales.find((one) => one.locale === of)?.missing.length ?? 0}
          show={show}
        />
        <ScheduledNote editor={editor} />
        <ConflictBox editor={editor} />
        {isWrittenPart(key) ? (
          <FillFromFrench editor={editor} detail={detail} />
        ) : (
          !part.apart && <Lacking editor={editor} />
        )}
        {plan && (
          <div className="plan-narrow">
            <StaleSteps stale={stale} />
          </div>
        )}
        {plan && (
          <details className="plan-narrow">
            <summary>{planName}</summary>
            {plan}
          </details>
        )}
        {isWrittenPart(key) ? (
          <BlockList key={locale} editor={editor} open={item} setOpen={setItem} stale={stale} />
        ) : (
          isList(key) && <ItemList key={locale} editor={editor} list={key} open={item} setOpen={setItem} />
        )}
        {stale.shown
          .filter(({ key: of, kind }) => kind !== 'moved' && blockOfStale(of) === undefined)
          .map((entry) => (
            <StaleCard
              key={entry.key}
              editor={editor}
              stale={stale}
              entry={entry}
              name={nameOf(entry.key, editor.french)}
            />
          ))}
        <PartFields editor={editor} fields={part.fields} />
        {key === 'asks' && <GoldSet editor={editor} />}
        {key === 'asks' && <FirstWords editor={editor} />}
        <PageCheck editor={editor} found={found} go={goTo} className={plan ? 'plan-narrow' : ''} />
        <div className="content-editor-foot">
          <OnlineLine editor={editor} ask={() => setAsked('versions')} />
          {narrow && <ScheduleButton editor={editor} reveal={reveal} />}
          {hasStandard(key) && (
            <Button
              size="xs"
              variant="default"
              leftSection={<Icon name="reset" />}
              disabled={isSame(values, standard)}
              onClick={() => editor.replace(standard)}
            >
              {words.reset.action}
            </Button>
          )}
        </div>
        {narrow && <StaleList />}
        {narrow && <FilesNote />}
      </div>
      {(!narrow || view === 'preview') && (
        <div className="content-side">
          {narrow && <ViewChoice value={view} onChange={setView} />}
          <Preview editor={editor} item={item} />
        </div>
      )}
      <VersionsDrawer editor={editor} opened={asked === 'versions'} close={close} />
      <DiscardDialog editor={editor} opened={asked === 'discard'} close={close} />
      <LeaveGuard
        unsaved={Object.values(drafts.all).some(isUnsaved)}
        store={store.flush}
        title={words.leave.title}
      />
    </>
  );
}

type PartPageProps = Omit<PartScreenProps, 'detail'> & { part: PartKey };

/** The editor of a part, once its texts are loaded. It stays when a later refetch fails: the user may be typing in it. */
export function PartPage({ part, ...rest }: PartPageProps) {
  const { data, error, refetch } = useQuery(partQuery(part));
  if (data) return <PartScreen detail={data} {...rest} />;
  return (
    <>
      {isWrittenPart(part) && <div className="content-parts content-plan">{rest.menu}</div>}
      <div className="content-editor">
        {rest.menu}
        {error ? <Failed error={error} retry={refetch} /> : <Waiting />}
      </div>
    </>
  );
}

/** Which version is online, with its account and time. */
function OnlineLine({ editor, ask }: { editor: PartEditor; ask: () => void }) {
  const { t } = useLanguage();
  const words = t.content;
  const { version } = editor.stored;
  return (
    <p className="content-online">
      {version ? (
        <span>
          {fill(words.online.version, {
            number: version.number,
            by: version.by ?? words.saving.unknown,
          })}{' '}
          <Moment at={version.at} show="hour" />
        </span>
      ) : (
        <span>{hasStandard(editor.key) ? words.online.standard : words.online.nothing}</span>
      )}
      {(version || editor.changed.length > 0) && (
        <Anchor component="button" type="button" onClick={ask}>
          {words.online.compare}
        </Anchor>
      )}
    </p>
  );
}

/** Whether the item of a text was removed. */
function isGone(name: string, texts: Texts): boolean {
  const { item } = placeOf(name);
  return item !== undefined && !itemIds(texts).includes(item);
}

/** Shown when two editors changed the same texts: both versions of each, and the choice between them. */
function ConflictBox({ editor }: { editor: PartEditor }) {
  const words = useLanguage().t.content.conflict;
  const { nameOf, written, shown } = useWritten(editor);
  const { draft, texts: mine, store, locale, stored } = editor;
  if (!draft.theirs) return null;
  const theirs = flattened(draft.theirs.draft);
  const side = (name: string, texts: Texts) => (isGone(name, texts) ? words.removed : shown(name, texts));
  return (
    <ConflictChoices
      title={words.title}
      by={stored.draft?.by ?? null}
      lang={locale}
      disputed={openPlaces(draft).map((name) => ({
        name,
        label: nameOf(name, isGone(name, mine) ? theirs : mine),
        mine: side(name, mine),
        theirs: side(name, theirs),
        stamp: JSON.stringify([written(name, mine), written(name, theirs)]),
      }))}
      decide={(sides) => store.decide(locale, sides)}
    />
  );
}
