import { Flex, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { ClaimDto } from '../../contracts/claim.ts';
import { customUnits } from '../../domain/claims/declared-claims.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { DayField } from '../ui/fields/DayField.tsx';
import type { Form } from '../ui/form/use-form.ts';
import { languageNames } from '../ui/language-names.ts';
import { MediaPicker } from '../ui/media-picker/MediaPicker.tsx';
import { SourceText, sourceLanguage } from '../ui/SourceText.tsx';
import { type ClaimValues, type FormFigure, type TextName, textNames } from './draft.ts';

interface ClaimFieldsProps {
  form: Form<ClaimValues>;
  claim: ClaimDto | undefined;
  figures: readonly FormFigure[];
  /** The language whose texts are shown. */
  language: Locale;
  speak: (language: Locale) => void;
}

/** Claims that pages show inside a longer sentence. */
const inSentence = new Set(['renewal', 'independent', 'meta-showcase', 'spotify-showcase']);
const LENGTH = { label: 120, scope: 200, basis: 200 } as const;

/** The fields of a claim: figures, texts in one language at a time, basis, last day. */
export function ClaimFields({ form, claim, figures, language, speak }: ClaimFieldsProps) {
  const { t } = useLanguage();
  const words = t.claims.form;
  const id = useId();
  const { draft, errors } = form;
  const lacks = (tongue: Locale) =>
    textNames.some((name) => isNeeded(draft, name) && draft[`${name}.${tongue}`].trim() === '');
  const text = (name: TextName, label: string, description?: string) => {
    const french = draft[`${name}.${sourceLanguage}`];
    const place = `${name}.${language}` as const;
    return (
      <div>
        <TextInput
          {...form.field(place)}
          id={`${id}-${place}`}
          label={`${label} (${language.toUpperCase()})`}
          {...(description !== undefined && { description })}
          required={isNeeded(draft, name)}
          maxLength={LENGTH[name]}
          lang={language}
          autoComplete="off"
        />
        {language !== sourceLanguage && (
          <SourceText
            text={french}
            field={`${id}-${place}`}
            copy={draft[place] === '' ? () => form.change({ [place]: french }) : undefined}
          />
        )}
      </div>
    );
  };
  return (
    <>
      <Figures form={form} claim={claim} figures={figures} />
      <fieldset className="admin-field claims-texts">
        <legend>{words.language}</legend>
        <SegmentedControl
          value={language}
          onChange={(value) => speak(value as Locale)}
          aria-label={words.language}
          data={locales.map((tongue) => ({
            value: tongue,
            label: (
              <span>
                {tongue.toUpperCase()}
                <span className="admin-hidden"> {languageNames[tongue]}</span>
                {lacks(tongue) && (
                  <>
                    <span aria-hidden="true" className="claims-lacks">
                      {' '}
                      ○
                    </span>
                    <span className="admin-hidden">, {words.missingIn}</span>
                  </>
                )}
              </span>
            ),
          }))}
        />
        {text('label', words.label, claim && inSentence.has(claim.id) ? words.sentence : words.labelHint)}
        {text('scope', words.scope, words.scopeHint)}
      </fieldset>
      <NativeSelect
        label={words.basis}
        value={draft.kind}
        data={(['none', 'text', 'link', 'file'] as const).map((value) => ({
          value,
          label: words.bases[value],
        }))}
        onChange={({ currentTarget }) => form.change({ kind: currentTarget.value as ClaimValues['kind'] })}
      />
      {draft.kind !== 'none' && text('basis', words.basisText)}
      {draft.kind === 'link' && (
        <TextInput
          {...form.field('url')}
          error={errors['basis'] ?? errors['url']}
          label={words.url}
          type="url"
          required
          maxLength={500}
          autoComplete="off"
        />
      )}
      {draft.kind === 'file' && (
        <>
          <MediaPicker
            label={words.file}
            language={language}
            value={draft.file || null}
            onChange={(picture) => form.change({ file: picture ?? '' })}
            error={errors['basis'] ?? errors['file']}
          />
          <p className="admin-muted">{words.fileHint}</p>
        </>
      )}
      <DayField
        {...form.field('validUntil')}
        value={draft.validUntil}
        onChange={(validUntil) => form.change({ validUntil })}
        label={words.until}
        description={words.untilHint}
      />
    </>
  );
}

/** A text that is required in every language: the label always, the basis with a kind of proof, the scope once one language has it. */
const isNeeded = (draft: ClaimValues, name: TextName): boolean =>
  name === 'label' ||
  (name === 'basis' && draft.kind !== 'none') ||
  (name === 'scope' && locales.some((tongue) => draft[`scope.${tongue}`].trim() !== ''));

function Figures({ form, claim, figures }: Pick<ClaimFieldsProps, 'form' | 'claim' | 'figures'>) {
  const { t } = useLanguage();
  const words = t.claims.form;
  const { draft } = form;
  const nameOf = ({ unit, label }: FormFigure) => {
    const name = label || words.value;
    return unit === 'percent' || unit === 'change' ? fill(words.percent, { label: name }) : name;
  };
  return (
    <>
      {!claim && (
        <NativeSelect
          label={words.unit}
          value={draft.unit}
          data={customUnits.map((value) => ({ value, label: words.units[value] }))}
          onChange={({ currentTarget }) => form.change({ unit: currentTarget.value as ClaimValues['unit'] })}
        />
      )}
      <div className="claims-figures">
        {figures.map((figure, index) => (
          <TextInput
            key={figure.name}
            {...form.field(`values.${figure.name}`)}
            value={draft[`values.${figure.name}`] ?? ''}
            label={nameOf(figure)}
            required
            {...(index === 0 && { 'data-autofocus': true })}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      {figures.length === 1 && (
        <Flex className="claims-check" component="label" gap="xs" align="center" mih={36} data-touch>
          <input
            type="checkbox"
            checked={draft.upwards}
            onChange={({ currentTarget }) => form.change({ upwards: currentTarget.checked })}
          />
          {words.upwards}
        </Flex>
      )}
    </>
  );
}
