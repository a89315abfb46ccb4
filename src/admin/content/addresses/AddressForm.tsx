import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { LONGEST_ADDRESS } from '../../../domain/site-map/taken-addresses.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { useFocusOnWrong } from '../../ui/fields/use-focus-on-wrong.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
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
    <FormDialog
      close={close}
      title={guide ? words.withdraw.title : words.former.add}
      label={guide ? words.withdraw.confirm : words.former.create}
      busy={busy}
      button={guide ? { color: 'red', variant: 'outline' } : {}}
      ref={box}
      onSubmit={submit}
      onChange={edited}
    >
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
    </FormDialog>
  );
}
