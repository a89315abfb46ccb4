import { DEFAULT_PRIMARY, DEFAULT_SECONDARY } from '../../../domain/landing/landing-page.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { MediaPicker } from '../../ui/media-picker/MediaPicker.tsx';
import { placeId } from '../wizard/place-id.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { ColourField } from './ColourField.tsx';
import { LinkField } from './LinkField.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import { TextField } from './TextField.tsx';

interface BasicInfoProps {
  editor: LandingEditor;
  /** The row of a platform that is open. */
  item: string | undefined;
  setItem: (id: string | undefined) => void;
}

/** Step 2: title, description, artist, main action, picture and the two colours, then the template's own fields. */
export function BasicInfo({ editor, item, setItem }: BasicInfoProps) {
  const { locale, t } = useLanguage();
  const words = t.landing;
  const { language, values } = editor;
  const text = (name: string) => `texts.${language}.${name}`;
  return (
    <div className="landing-form">
      <div className="landing-form-head">
        <h2>{words.wizard.info.title}</h2>
        <span className="editor-hint">
          {fill(words.wizard.textsIn, { language: inLanguage(locale, language) })}
        </span>
      </div>
      <TextField editor={editor} path={text('title')} hint={words.wizard.info.titleHint} />
      <TextField editor={editor} path={text('description')} hint={words.wizard.info.descriptionHint} />
      <TextField editor={editor} path="shared.artist" />
      <div className="landing-pair">
        <TextField editor={editor} path={text('action')} />
        <LinkField editor={editor} path="shared.actionLink" label={words.fields.actionLink} />
      </div>
      <div id={placeId('shared.picture')}>
        <MediaPicker
          label={words.fields.picture}
          language={language}
          value={values.shared.picture}
          onChange={(picture) => editor.change('shared.picture', picture)}
          error={editor.errors['shared.picture']}
        />
      </div>
      <div className="landing-colours">
        <ColourField editor={editor} name="primary" usual={DEFAULT_PRIMARY} />
        <ColourField editor={editor} name="secondary" usual={DEFAULT_SECONDARY} />
      </div>
      <p className="editor-hint">{words.wizard.info.colourHint}</p>
      <TemplateFields editor={editor} item={item} setItem={setItem} />
    </div>
  );
}
