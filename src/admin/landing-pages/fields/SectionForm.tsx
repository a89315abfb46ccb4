import { NativeSelect } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import {
  type FeatureIcon,
  featureIcons,
  type LandingSection,
  landingFields,
  MAX_FEATURES,
  MAX_TESTIMONIALS,
  sectionsByField,
} from '../../../domain/landing/landing-page.ts';
import { completedLink } from '../../../domain/landing/links/landing-link.ts';
import { socialPlatforms } from '../../../domain/landing/links/landing-platforms.ts';
import { hasHandles, profileAddress } from '../../../domain/landing/links/networks.ts';
import { platforms } from '../../../domain/simulator/inputs.ts';
import { fill } from '../../../i18n/format.ts';
import { declaredAt, labelAt } from '../../editor/landing-field-name.ts';
import { useLanguage } from '../../texts.ts';
import { inLanguage } from '../../ui/language-words.ts';
import { MediaPicker } from '../../ui/media-picker/MediaPicker.tsx';
import { newItemId } from '../wizard/landing-values.ts';
import { placeId } from '../wizard/place-id.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { ItemRows } from './ItemRows.tsx';
import { LinkField } from './LinkField.tsx';
import { TextField } from './TextField.tsx';

interface SectionFormProps {
  editor: LandingEditor;
  section: LandingSection;
  item: string | undefined;
  setItem: (id: string | undefined) => void;
}

/** The fields of one section, in the shown language. */
export function SectionForm(props: SectionFormProps) {
  const { locale, t } = useLanguage();
  const words = t.landing;
  const { editor, section } = props;
  const isOff = !editor.values.shared.sections[section];
  const Fields = forms[section] ?? DeclaredFields;
  return (
    <div className="landing-form">
      <div className="landing-form-head">
        <h2>{words.sections[section]}</h2>
        <span className="editor-hint">
          {fill(words.wizard.textsIn, { language: inLanguage(locale, editor.language) })}
        </span>
      </div>
      {isOff && <p className="landing-note">{words.wizard.sectionOff}</p>}
      <Fields {...props} />
    </div>
  );
}

interface DeclaredTextsProps {
  editor: LandingEditor;
  at: LandingSection;
  /** By the name of a text. */
  hints?: Readonly<Record<string, string>>;
  placeholders?: Readonly<Record<string, string>>;
}

/** The texts of a section as they are declared. */
function DeclaredTexts({ editor, at, hints = {}, placeholders = {} }: DeclaredTextsProps) {
  const path = `texts.${editor.language}.${at}`;
  const group = declaredAt(path);
  const names = group?.kind === 'group' ? Object.keys(group.fields) : [];
  return names.map((name) => (
    <TextField
      key={name}
      editor={editor}
      path={`${path}.${name}`}
      hint={hints[name]}
      placeholder={placeholders[name]}
    />
  ));
}

function HeroFields({ editor }: SectionFormProps) {
  const { fields, wizard } = useLanguage().t.landing;
  const isEvent = editor.values.template === 'music-event';
  return (
    <>
      <DeclaredTexts
        editor={editor}
        at="hero"
        hints={{ title: isEvent ? wizard.event.titleHint : wizard.heroEmpty }}
        placeholders={{ title: editor.texts.title }}
      />
      <LinkField editor={editor} path="shared.heroLink" label={fields.heroLink} />
    </>
  );
}

function FeatureFields({ editor, item, setItem }: SectionFormProps) {
  const { wizard } = useLanguage().t.landing;
  const { values, texts } = editor;
  const { features } = values.shared;
  return (
    <ItemRows
      path="shared.features"
      items={features}
      max={MAX_FEATURES}
      words={wizard.features}
      open={item}
      setOpen={setItem}
      nameOf={({ id }) => texts.features[id]?.title ?? ''}
      moreOf={({ id }) => texts.features[id]?.description ?? ''}
      markOf={({ icon }) => <FeatureMark icon={icon} />}
      isWrong={({ id }) => isWrongIn(editor, 'features', id)}
      change={(items) => editor.replace({ ...values, shared: { ...values.shared, features: [...items] } })}
      make={() => ({ id: newItemId(), icon: 'music' as const })}
      fieldsOf={({ id, icon }) => {
        const text = (name: string) => `texts.${editor.language}.features.${id}.${name}`;
        return (
          <>
            <TextField editor={editor} path={text('title')} />
            <IconChoice
              value={icon}
              onChange={(chosen) => editor.change(`shared.features.${id}.icon`, chosen)}
            />
            <TextField editor={editor} path={text('description')} />
          </>
        );
      }}
    />
  );
}

function TestimonialFields({ editor, item, setItem }: SectionFormProps) {
  const { fields, wizard } = useLanguage().t.landing;
  const { values, texts } = editor;
  const path = 'shared.testimonials';
  return (
    <ItemRows
      path={path}
      items={values.shared.testimonials}
      max={MAX_TESTIMONIALS}
      words={wizard.testimonials}
      open={item}
      setOpen={setItem}
      nameOf={({ name }) => name}
      moreOf={({ id }) => texts.testimonials[id]?.quote ?? ''}
      isWrong={({ id }) => isWrongIn(editor, 'testimonials', id)}
      change={(items) =>
        editor.replace({ ...values, shared: { ...values.shared, testimonials: [...items] } })
      }
      make={() => ({ id: newItemId(), name: '', picture: null })}
      fieldsOf={({ id, picture }) => (
        <>
          <TextField editor={editor} path={`${path}.${id}.name`} />
          <TextField editor={editor} path={`texts.${editor.language}.testimonials.${id}.quote`} />
          <div id={placeId(`${path}.${id}.picture`)}>
            <MediaPicker
              label={fields['testimonials.picture']}
              language={editor.language}
              value={picture}
              onChange={(chosen) => editor.change(`${path}.${id}.picture`, chosen)}
            />
          </div>
        </>
      )}
    />
  );
}

/** The fields of a section that need no hints: its texts, then its links. */
function DeclaredFields({ editor, section }: SectionFormProps) {
  const words = useLanguage().t.landing;
  const links = Object.entries(landingFields.shared).filter(
    ([name, { kind }]) => kind === 'link' && sectionsByField.get(name) === section,
  );
  return (
    <>
      <DeclaredTexts editor={editor} at={section} />
      {links.map(([name]) => (
        <LinkField
          key={name}
          editor={editor}
          path={`shared.${name}`}
          label={labelAt(words, `shared.${name}`) ?? ''}
        />
      ))}
    </>
  );
}

function SocialFields({ editor }: SectionFormProps) {
  const { field, networks } = useLanguage().t.landing;
  return (
    <>
      <DeclaredTexts editor={editor} at="social" />
      {socialPlatforms.map((platform) => (
        <LinkField
          key={platform}
          editor={editor}
          path={`shared.social.${platform}`}
          label={networks[platform]}
          complete={(typed) => completedLink(profileAddress(platform, typed))}
          {...(hasHandles(platform) && { hint: field.handle })}
        />
      ))}
    </>
  );
}

function LeadFormFields({ editor }: SectionFormProps) {
  const { fields, wizard } = useLanguage().t.landing;
  return (
    <>
      <p className="landing-note">{wizard.form}</p>
      <DeclaredTexts
        editor={editor}
        at="form"
        hints={{ title: wizard.formEmpty, button: wizard.formEmpty }}
      />
      <NativeSelect
        id={placeId('shared.formPlatform')}
        label={fields.formPlatform}
        description={wizard.formPlatform}
        inputWrapperOrder={['label', 'input', 'description']}
        value={editor.values.shared.formPlatform}
        data={platforms.map((value) => ({ value, label: wizard.adPlatforms[value] }))}
        onChange={({ currentTarget }) => editor.change('shared.formPlatform', currentTarget.value)}
      />
    </>
  );
}

const forms: Partial<Record<LandingSection, (props: SectionFormProps) => ReactNode>> = {
  hero: HeroFields,
  features: FeatureFields,
  testimonials: TestimonialFields,
  form: LeadFormFields,
  social: SocialFields,
};

const isWrongIn = ({ errors }: LandingEditor, list: string, id: string): boolean =>
  Object.keys(errors).some((path) => path.includes(`${list}.${id}.`));

/** SVG paths on a 24 × 24 grid, the same as on the public page. */
const paths: Record<FeatureIcon, string> = {
  music:
    'M9 18V6l10-2v12M9 18a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0zM19 16a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z',
  headphones: 'M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v6H5a1 1 0 0 1-1-1zM20 14h-3v6h2a1 1 0 0 0 1-1z',
  play: 'M7 4.500l12 7.500-12 7.500z',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  album: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 12h.010',
  ticket: 'M3 7h18v3.500a1.500 1.500 0 0 0 0 3V17H3v-3.500a1.500 1.500 0 0 0 0-3zM14 7v2M14 11.500v1M14 15v2',
};

function FeatureMark({ icon }: { icon: FeatureIcon }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="admin-icon">
      <path d={paths[icon]} />
    </svg>
  );
}

interface IconChoiceProps {
  value: FeatureIcon;
  onChange: (icon: FeatureIcon) => void;
}

/** The six icons of a feature. */
function IconChoice({ value, onChange }: IconChoiceProps) {
  const { t } = useLanguage();
  const words = t.landing;
  const name = useId();
  return (
    <fieldset className="landing-icons">
      <legend>{words.fields['features.icon']}</legend>
      {featureIcons.map((icon) => (
        <label key={icon} title={words.icons[icon]}>
          <input
            type="radio"
            name={name}
            value={icon}
            checked={icon === value}
            onChange={() => onChange(icon)}
          />
          <span className="landing-icon-tile">
            <FeatureMark icon={icon} />
            <span className="admin-hidden">{words.icons[icon]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
