import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { allPieces, parseInline } from '../../domain/blocks/inline.ts';
import { isWrittenPart } from '../../domain/content/parts.ts';
import { previewPath } from '../../domain/content/preview-path.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { type Device, DeviceChoice, devices } from '../editor/PreviewChoices.tsx';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { namingField } from './content-names.ts';
import { previewQuery } from './content-queries.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { flattened, itemKey, type Texts } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { usePartName } from './use-part-name.ts';

/**
 * A preview code shows the draft of one language and the online texts of all others. To preview the online texts of a
 * language, this maps it to another language whose code is requested. It is never French, since the French draft can be
 * the fallback of another language.
 */
const besides: Record<Locale, Locale> = { fr: 'en', en: 'es', es: 'pt', pt: 'es' };

interface PreviewProps {
  editor: PartEditor;
  /** The open item. */
  item: string | undefined;
}

/** The page that shows the part, as it is online or with its draft. */
export function Preview({ editor, item }: PreviewProps) {
  const { t } = useLanguage();
  const words = t.content.preview;
  const nameOf = usePartName();
  const { key, locale, part } = editor;
  const { corrected, base } = editor.draft;
  const stored = flattened(corrected ?? base.draft);
  const [width, setWidth] = useState<Device>('phone');
  const [state, setState] = useState<'online' | 'draft'>('draft');
  const [chosen, setChosen] = useState<string>();
  const codes = {
    draft: useQuery(previewQuery(key, locale)),
    online: useQuery(previewQuery(key, besides[locale])),
  };
  const { data, error, refetch } = codes[state];
  const page = part.pages.find((one) => one === chosen) ?? part.pages[0] ?? '/';
  const naming = part.items ? namingField(part.items) : '';
  const own = item === undefined ? '' : (stored[itemKey(item, naming)] ?? '');
  const text = isWrittenPart(key) ? longestPiece(own) : own;
  const said = words[state];
  const target = useMemo(() => ({ part: key, item: item ?? '', text, state: said }), [key, item, text, said]);
  const pages: Readonly<Record<string, string>> = t.content.pages;
  const pageName = (page: string) => pages[page] ?? nameOf(key);
  return (
    <section className="editor-preview" aria-label={t.editing.preview.label}>
      <Group className="editor-preview-bar" gap={8} justify="space-between">
        <DeviceChoice label={words.width} value={width} onChange={setWidth} />
        <Segments
          label={words.state}
          value={state}
          onChange={setState}
          options={[
            { value: 'online', label: words.online },
            { value: 'draft', label: words.draft },
          ]}
        />
        {part.pages.length > 1 && (
          <NativeSelect
            style={{ flexBasis: '100%' }}
            size="sm"
            aria-label={words.page}
            value={page}
            data={part.pages.map((one) => ({ value: one, label: pageName(one) }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
      </Group>
      {key === 'search' && (
        <SearchResult
          address={localizePath(locale, page)}
          language={locale}
          texts={state === 'draft' ? editor.texts : editor.online}
          set={part.fields[part.pages.indexOf(page) * 2]?.set ?? ''}
        />
      )}
      {error && !data && <Failed error={error} retry={refetch} message={words.failed} />}
      {!data && !error && <Waiting />}
      {data && (
        <div className="admin-stage" data-phone={width === 'phone' || undefined}>
          <PreviewFrame
            title={fill(words.frame, { page: pageName(page), state: said })}
            address={previewPath(data.code, localizePath(locale, page), key)}
            state={`${(editor.draft.theirs ?? editor.draft.base).version} ${editor.stored.version?.number ?? 0}`}
            width={devices[width]}
            target={target}
          />
        </div>
      )}
    </section>
  );
}

/** The longest piece of a block's text without marks and figures, by which the page is searched. */
const longestPiece = (text: string): string =>
  allPieces(parseInline(text))
    .flatMap((piece) => (piece.kind === 'text' ? piece.text.trim() : []))
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

interface SearchResultProps {
  /** The address of the page. */
  address: string;
  /** The language of the texts. */
  language: Locale;
  texts: Texts;
  /** The set of the page's fields, such as `home`. */
  set: string;
}

/** Title and description of a page as a search engine shows them, since the page itself does not show them. */
function SearchResult({ address, language, texts, set }: SearchResultProps) {
  const { t } = useLanguage();
  const shown = (name: string) => written(language, texts[`${set}${name}`] ?? '');
  return (
    <section className="content-result" aria-label={t.content.preview.result} lang={language}>
      <span className="content-result-address">{location.host + address}</span>
      <strong>{shown('Title')}</strong>
      <span>{shown('Description')}</span>
    </section>
  );
}

/** Fills in the figures. A text being typed may name an unknown figure; it is then returned unchanged. */
function written(language: Locale, text: string): string {
  try {
    return fillFigures(language, text);
  } catch {
    return text;
  }
}
