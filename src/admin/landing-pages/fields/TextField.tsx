import { LONG_TEXT, SHORT_TEXT } from '../../../domain/documents/fields.ts';
import { UNTITLED } from '../../../domain/landing/landing-list.ts';
import { declaredAt, labelAt } from '../../editor/landing-field-name.ts';
import * as fields from '../../editor/TextField.tsx';
import { readAt } from '../../editor/value-paths.ts';
import { useLanguage } from '../../texts.ts';
import { sourceLanguage } from '../../ui/SourceText.tsx';
import { placeId } from '../wizard/place-id.ts';
import { type LandingEditor, PAGE } from '../wizard/use-landing-editor.ts';

interface TextFieldProps extends Pick<fields.TextFieldProps, 'hint' | 'placeholder'> {
  editor: LandingEditor;
  /** The path of the text: `shared.artist`, or `texts.<language>.title`. */
  path: string;
}

/** A declared text of a page. A translated text has a `lang`, for screen readers and spell checking. */
export function TextField({ editor, path, ...props }: TextFieldProps) {
  const { values, language, store } = editor;
  const words = useLanguage().t.landing;
  const isLong = declaredAt(path)?.kind === 'text';
  const isText = path.startsWith('texts.');
  const textAt = (place: string) => String(readAt(values, place) ?? '');
  const value = textAt(path);
  return (
    <fields.TextField
      {...props}
      id={placeId(path)}
      value={value}
      label={labelAt(words, path) ?? ''}
      max={isLong ? LONG_TEXT : SHORT_TEXT}
      long={isLong}
      error={editor.errors[path]}
      lang={isText ? language : undefined}
      source={
        isText && language !== sourceLanguage
          ? textAt(path.replace(/^texts\.\w+/, `texts.${sourceLanguage}`))
          : undefined
      }
      write={(text) => editor.change(path, text)}
      onFocus={() => store.enter(PAGE, path)}
      onBlur={() => store.leave(PAGE, path)}
      // The default title is selected on click, so that typing replaces it.
      onClick={value === UNTITLED ? ({ currentTarget }) => currentTarget.select() : undefined}
    />
  );
}
