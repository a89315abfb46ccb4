import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { datedName, saveFile } from '../ui/save-file.ts';

/** Downloads all data stored about an email address, to be given to the person (right of access). */
export function PersonExport({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.leads.person;
  const [email, setEmail] = useState('');
  const taking = useMutation({
    mutationFn: () => callApi('POST /people/export', { body: { email: email.trim() } }),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      // The file name does not contain the address: file names are copied to unexpected places.
      saveFile(file, datedName('person', 'json'));
      toastDone(words.exported);
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
