import { Box, Flex, TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { NAME_MAX_LENGTH } from '../../domain/media/picture.ts';
import { openPlaces } from '../editor/drafts.ts';
import { readAt } from '../editor/value-paths.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { ConflictChoices } from '../ui/form/ConflictChoices.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Meter } from '../ui/media-picker/Meter.tsx';
import { useProblemWords } from '../ui/media-picker/use-problem-words.ts';
import { AltFields } from './AltFields.tsx';
import { FocalField } from './FocalField.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { PictureVersions } from './PictureVersions.tsx';
import { Uses } from './Uses.tsx';
import { PICTURE, type PictureEditor, usePictureForm } from './use-picture-form.tsx';
import { useWritten } from './use-written.tsx';

interface PictureFormProps {
  picture: MediaDto;
  whenDeleted: () => void;
}

/** The fields of a picture. Each is stored on blur. */
export function PictureForm({ picture, whenDeleted }: PictureFormProps) {
  const { t } = useLanguage();
  const form = usePictureForm(picture);
  const { draft, change, save, errors } = form;
  const { name: wrongName, ...wrong } = errors;
  const deleted = picture.deletedAt !== null;
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    // A picture always has a name, so an emptied one is restored.
    if (target instanceof HTMLInputElement && target.name === 'name' && draft.name.trim() === '')
      change('name', picture.name);
    save();
  };
  return (
    <>
      <form
        className="media-panel-body"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onBlur={leave}
        noValidate
        // Without a focusable field, the form itself is focusable, so that keys can scroll it.
        {...(deleted && { tabIndex: 0 })}
      >
        {/* One fieldset, so that a deleted picture disables all fields together. */}
        <Flex className="media-fields" component="fieldset" direction="column" gap={22} disabled={deleted}>
          <legend className="admin-hidden">{t.media.panel.label}</legend>
          {picture.state === 'ready' ? (
            <FocalField
              picture={picture}
              focal={draft.focal}
              change={(focal) => change('focal', focal)}
              save={save}
            />
          ) : (
            <NotReady picture={picture} />
          )}
          <AltFields form={form} />
          <TextInput
            name="name"
            value={draft.name}
            error={wrongName}
            onChange={({ currentTarget }) => change('name', currentTarget.value)}
            label={t.media.panel.name}
            size="sm"
            dir="auto"
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
          />
        </Flex>
        <Uses uses={picture.uses} />
        <PictureVersions picture={picture} restore={deleted ? undefined : form.restore} />
      </form>
      {/* Outside the scroll area: always visible, and nothing moves under the pointer. */}
      <Dispute form={form} />
      {form.refused !== undefined && (
        <Box py="sm" px="lg">
          <CallFailure error={form.refused} />
        </Box>
      )}
      {Object.entries(wrong).map(([field, sentence]) => (
        <Box key={field} py="sm" px="lg">
          <CallFailure error={null} message={sentence} />
        </Box>
      ))}
      <PanelFoot picture={picture} form={form} whenDeleted={whenDeleted} />
    </>
  );
}

/** Replaces a picture that is being prepared or could not be. */
function NotReady({ picture }: { picture: MediaDto }) {
  const { t } = useLanguage();
  const sentence = useProblemWords(picture.error);
  if (picture.state === 'failed')
    return (
      <p className="media-note" data-tone="danger">
        <Glyph name="danger" />
        <span>{sentence}</span>
      </p>
    );
  return (
    <p className="media-note" data-tone="info">
      <Meter />
      <span>{t.media.panel.preparing}</span>
    </p>
  );
}

/** Both values of each field that two people changed, and the choice between them. */
function Dispute({ form: { state, store, draft } }: { form: PictureEditor }) {
  const { conflict } = useLanguage().t.media;
  const { nameOf, written } = useWritten();
  const theirs = state.theirs?.draft;
  const paths = openPlaces(state);
  if (!theirs || paths.length === 0) return null;
  return (
    <div className="media-dispute">
      <ConflictChoices
        title={conflict.title}
        by={null}
        disputed={paths.map((path) => ({
          name: path,
          label: nameOf(path),
          mine: written(draft, path),
          theirs: written(theirs, path),
          stamp: JSON.stringify([readAt(draft, path), readAt(theirs, path)]),
        }))}
        decide={(sides) => store.decide(PICTURE, sides)}
      />
    </div>
  );
}
