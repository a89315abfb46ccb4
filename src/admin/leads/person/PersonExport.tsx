import { Button, Modal, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { EMAIL_MAX_LENGTH } from '../../../domain/lead/typed-fields.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { usePersonExport } from './use-person-export.ts';

/** Downloads all data stored about an email address, to be given to the person (right of access). */
export function PersonExport({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.leads.person;
  const [email, setEmail] = useState('');
  const taking = usePersonExport(close);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    taking.mutate({ email: email.trim() });
  };
  return (
    <Modal opened onClose={close} title={t.leads.tools.export}>
      <form noValidate onSubmit={submit} className="admin-stack">
        <p>{words.exportText}</p>
        <TextInput
          type="email"
          data-autofocus
          required
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          label={words.email}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          error={taking.error && messageOf(taking.error, t, 'email')}
          errorProps={{ role: 'alert' }}
        />
        <div>
          <Button type="submit" loading={taking.isPending}>
            {words.export}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
