import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { LONGEST_ADDRESS } from '../../../domain/site-map/taken-addresses.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { useFocusOnWrong } from '../../ui/fields/use-focus-on-wrong.ts';
import { useShortForm } from '../../ui/form/use-short-form.ts';

interface AddressFormProps {
  /** The guide to withdraw; absent: an address is typed. */
  guide: { slug: string; name: string } | undefined;
  /** The pages to which an address can lead. */
  pages: readonly string[];
  close: () => void;
}

/** Asks where an address leads: that of a guide, which is withdrawn by it, or a former one. */
export function AddressForm({ guide, pages, close }: AddressFormProps) {
  const { t } = useLanguage();
  const words = t.addresses;
  const client = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const { busy, errors, wrong, submit, edited } = useShortForm('target', async (typed) => {
    const target = typed('target');
    const path = guide ? `/${guide.slug}` : typed('path');
    await callApi('PUT /content/addresses', { body: { path, target } });
    toastDone(fill(guide ? words.withdraw.done : words.former.created, { target }));
    close();
    void client.invalidateQueries({ queryKey: ['content'] });
  });
  useFocusOnWrong(box, wrong);
  const targets = pages.filter((page) => page !== `/${guide?.slug}`);
  return (
    <Modal
      opened
      onClose={close}
      title={guide ? words.withdraw.title : words.former.add}
      closeButtonProps={{ 'aria-label': t.common.close }}
    >
      <form ref={box} onSubmit={submit} onChange={edited} noValidate className="admin-stack">
        {guide ? (
          <p>
            <Typed>{fill(words.withdraw.text, { name: guide.name })}</Typed>
          </p>
        ) : (
          <TextInput
            name="path"
            label={words.former.path}
            description={words.former.pathHint}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_ADDRESS}
            data-autofocus
            error={errors['path']}
          />
        )}
        {guide && errors['path'] && <p role="alert">{errors['path']}</p>}
        <NativeSelect
          name="target"
          label={guide ? words.withdraw.target : words.former.target}
          defaultValue="/guides"
          data={targets}
          error={errors['target']}
        />
        <div className="admin-actions">
          <Button type="submit" loading={busy} {...(guide && { color: 'red', variant: 'outline' })}>
            {guide ? words.withdraw.confirm : words.former.create}
          </Button>
          <Button variant="default" onClick={close}>
            {t.common.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
