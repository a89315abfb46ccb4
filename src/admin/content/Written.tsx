import { ChosenPicture } from '../ui/media-picker/ChosenPicture.tsx';
import { placeOf } from './content-names.ts';
import type { Texts } from './part-texts.ts';
import type { PartEditor } from './use-part-editor.ts';
import { useTextNames } from './use-text-names.ts';

interface WrittenProps {
  editor: PartEditor;
  name: string;
  texts: Texts;
  /** In place of an empty text. */
  none: string;
}

/** A text of a part as it is read where two are compared; a picture is seen. */
export function Written({ editor, name, texts, none }: WrittenProps) {
  const { written } = useTextNames(editor);
  const { item, key } = placeOf(name);
  const fields = item === undefined ? editor.part.fields : (editor.part.items?.fields ?? []);
  const text = texts[name] ?? '';
  if (text !== '' && fields.find((field) => field.key === key)?.kind === 'picture')
    return <ChosenPicture id={text} />;
  return written(name, texts) || none;
}
