import { TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { NAME_MAX_LENGTH } from '../../domain/media/picture.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { AltFields } from './AltFields.tsx';
import { Dispute } from './Dispute.tsx';
import { FocalField } from './FocalField.tsx';
import { NotReady } from './NotReady.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { Uses } from './Uses.tsx';
import { usePictureForm } from './use-picture-form.tsx';

interface PictureFormProps {
  picture: MediaDto;
  /** The picture after it in the list: the focus goes to its tile once this one is deleted. */
  neighbour: string | undefined;
  close: () => void;
}

/** The fields of a picture. Each is stored when it is left. */
export function PictureForm({ picture, neighbour, close }: PictureFormProps) {
  const { t } = useLanguage();
  const form = usePictureForm(picture);
  const { draft, change, save, errors } = form;
  const [x, y] = draft.focal;
  const { name: wrongName, ...wrong } = errors;
  const deleted = picture.deletedAt !== null;
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    // A picture always has a name: an emptied one comes back.
    if (target instanceof HTMLInputElement && target.name === 'name' && draft.name.trim() === '')
      change({ name: picture.name });
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
        // Without a field that takes the focus, the keys scroll the form itself.
        {...(deleted && { tabIndex: 0 })}
      >
        {/* The name of a group of fields that a deleted picture disables together. */}
        <fieldset className="media-fields" disabled={deleted}>
          <legend className="admin-hidden">{t.media.panel.label}</legend>
          {picture.state === 'ready' ? (
            <FocalField
              picture={picture}
              focal={{ x, y }}
              change={(focal) => change({ focal: [focal.x, focal.y] })}
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
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            label={t.media.panel.name}
            size="sm"
            dir="auto"
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
          />
        </fieldset>
        <Uses uses={picture.uses} />
      </form>
      {/* Outside of the scrolled area: always in sight, and nothing moves under the pointer. */}
      <Dispute form={form} />
      {form.refused !== undefined && (
        <div className="media-refused">
          <CallFailure error={form.refused} />
        </div>
      )}
      {Object.entries(wrong).map(([field, sentence]) => (
        <div key={field} className="media-refused">
          <CallFailure error={null} message={sentence} />
        </div>
      ))}
      <PanelFoot picture={picture} form={form} neighbour={neighbour} close={close} />
    </>
  );
}
