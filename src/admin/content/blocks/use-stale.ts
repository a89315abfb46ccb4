import { useState } from 'react';
import type { StaleText } from '../../../contracts/content.ts';
import { nameOfStamp } from '../../../domain/content/stale.ts';
import { hasStandard, placeOf } from '../content-names.ts';
import { itemIds, itemKey, type PartItem, stampName } from '../part-texts.ts';
import type { PartEditor } from '../use-part-editor.ts';
import { blockWith } from './block-edits.ts';
import { focusBlock } from './Plan.tsx';

export const staleId = (key: string): string => `stale-${key.replace(':', '-')}`;
/** The block of a stale text; `undefined` for a field and for the order. */
export const blockOfStale = (key: string): string | undefined => placeOf(nameOfStamp(key)).item;

interface StaleOptions {
  editor: PartEditor;
  /** Shows a block with its field. */
  go: (id: string) => void;
}

/** What changed in French since the shown translation, and the answers to it. Each answer is a step of undo. */
export function useStale({ editor, go }: StaleOptions) {
  const { values, stored, store, locale } = editor;
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  /** The passage that is being translated: its card stays beside the text after it was answered. */
  const [translating, setTranslating] = useState<StaleText>();
  const [current, setCurrent] = useState<string>();
  const name = ({ key }: StaleText) => `${locale} ${key}`;
  const isSettled = ({ key, stamp }: StaleText) => values[stampName(key)] === stamp;
  const open = stored.stale.filter((entry) => !isSettled(entry) && !later.has(name(entry)));
  const isKept = translating && isSettled(translating) && stored.locale === locale;
  const shown = isKept && !open.some(({ key }) => key === translating.key) ? [...open, translating] : open;

  const settle = (entry: StaleText, items: readonly PartItem[] = values.items) =>
    editor.replace({ ...values, items, [stampName(entry.key)]: entry.stamp });
  const show = (entry: StaleText | undefined) => {
    if (!entry) return;
    setCurrent(entry.key);
    requestAnimationFrame(() => {
      const card = document.getElementById(staleId(entry.key));
      card?.scrollIntoView({ block: 'center' });
      card?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  return {
    open,
    shown,
    current,
    isSettled,
    /** Whether a passage of a guide of the agency was never translated: no French text came before. */
    isUntranslated: ({ key, kind, before }: StaleText) =>
      kind === 'changed' && before === null && !hasStandard(editor.key) && !values[stampName(key)],
    later: (entry: StaleText) => {
      const place = open.indexOf(entry);
      setLater(new Set([...later, name(entry)]));
      show(open[place + 1] ?? open[place - 1]);
    },
    /** The translation is right for the French of now. */
    keep: (entry: StaleText) => {
      const place = open.indexOf(entry);
      settle(entry);
      show(open[place + 1] ?? open[place - 1]);
    },
    undo: () => store.step('back'),
    /** Takes the French change over: into the text by hand, or the block, its removal or the order at once. */
    take: (entry: StaleText) => {
      const id = blockOfStale(entry.key);
      if (entry.kind === 'moved') return settle(entry, inOrder(values.items, itemIds(editor.french)));
      if (id === undefined) {
        setTranslating(entry);
        settle(entry);
        document.querySelector<HTMLElement>(`.content-editor [name="${entry.key}"]`)?.focus();
        return;
      }
      if (entry.kind === 'removed')
        return settle(
          entry,
          values.items.filter((item) => item.id !== id),
        );
      setTranslating(entry);
      settle(entry, entry.kind === 'new' ? withFrench(editor, id) : values.items);
      go(id);
      focusBlock(id);
    },
    step: (by: -1 | 1) => {
      const place = open.findIndex(({ key }) => key === current);
      show(open[place < 0 ? 0 : (place + by + open.length) % open.length]);
    },
  };
}

export type StaleState = ReturnType<typeof useStale>;

/** The blocks with a French one, still without a text, after the block that it follows in French. */
function withFrench({ values, french }: PartEditor, id: string): PartItem[] {
  const place = placeOfNew(values.items, itemIds(french), id);
  const kind = french[itemKey(id, 'kind')];
  const item = {
    ...blockWith('paragraph', '', id),
    ...(kind && { kind }),
    of: french[itemKey(id, 'of')] ?? '',
  };
  return values.items.toSpliced(place, 0, item);
}

/** Where a block that French has and a translation lacks belongs in the translation. */
export function placeOfNew(items: readonly PartItem[], french: readonly string[], id: string): number {
  const before = french.slice(0, Math.max(0, french.indexOf(id)));
  return items.findLastIndex((item) => before.includes(item.id)) + 1;
}

/** The blocks in the French order; one that French lacks stays after the block that it follows. */
function inOrder(items: readonly PartItem[], french: readonly string[]): PartItem[] {
  const ordered = french.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return items.reduce<PartItem[]>((all, item, place) => {
    if (french.includes(item.id)) return all;
    const after = items[place - 1];
    return all.toSpliced(after ? all.indexOf(after) + 1 : 0, 0, item);
  }, ordered);
}
