import { Button, Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { PersonRequest } from '../../contracts/lead.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { callApi } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { personError } from './person-error.ts';
import { datedName, saveFile } from './save-file.ts';

/** The right of access: everything kept about an address, as a file to hand over. */
export function PersonExport({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.leads.person;
  const [email, setEmail] = useState('');
  const taking = useMutation({
    mutationFn: () =>
      callApi<unknown>('POST', '/people/export', { email: email.trim() } satisfies PersonRequest),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      // The address stays out of the file's name: names of files end up in places that nobody thinks of.
      saveFile(file, datedName('person', 'json'));
      notifications.show({ message: words.exported, color: 'teal' });
      close();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    taking.mutate();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t.leads.tools.export}
      closeButtonProps={{ 'aria-label': t.common.close }}
    >
      <form onSubmit={submit} className="admin-stack">
        <p>{words.exportText}</p>
        <TextInput
          type="email"
          required
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          label={words.email}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          error={taking.error && personError(taking.error, t)}
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
