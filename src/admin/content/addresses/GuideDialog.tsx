import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedGuide } from '../../../contracts/site-addresses.ts';
import {
  guides as builtIn,
  difficulties,
  type GuideSlug,
  guideCategories,
  LONGEST_SLUG,
} from '../../../domain/guide/guides.ts';
import { slugOf } from '../../../domain/landing/landing-slug.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { RequiredNote } from '../../ui/fields/RequiredNote.tsx';
import { useFocusOnWrong } from '../../ui/fields/use-focus-on-wrong.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useShortForm } from '../../ui/form/use-short-form.ts';

interface GuideDialogProps {
  /** The guide whose settings change; absent: a new one. */
  guide: ListedGuide | undefined;
  guides: readonly ListedGuide[];
  nameOf: (guide: ListedGuide) => string;
  close: () => void;
}

/** The longest title of a guide, as its part declares it. */
const LONGEST_TITLE = 120;

/** The form of a new guide, which becomes a French draft, or of the settings of an added one. */
export function GuideDialog({ guide, guides, nameOf, close }: GuideDialogProps) {
  const { t } = useLanguage();
  const words = t.addresses.guide;
  const client = useQueryClient();
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState('');
  /** Absent: the address follows the title. */
  const [typedSlug, setTypedSlug] = useState<string>();
  const slug =
    typedSlug ?? (title.trim() === '' ? '' : slugOf(title).slice(0, LONGEST_SLUG).replace(/-$/, ''));
  const { busy, errors, wrong, submit, edited } = useShortForm('title', async (typed) => {
    const choices = {
      category: typed('category') as (typeof guideCategories)[number],
      difficulty: typed('difficulty') as (typeof difficulties)[number],
      metrics: guide?.choices?.metrics ?? [],
      follows: (typed('follows') || null) as GuideSlug | null,
    };
    if (guide) {
      await callApi('PUT /content/guides/{slug}', { params: { slug: guide.slug }, body: choices });
      toastDone(words.saved);
    } else {
      const body = { ...choices, slug: slug as GuideSlug, title };
      const { part } = await callApi('POST /content/guides', { body });
      toastDone(words.created);
      void navigate(`/dashboard/content/${part}?text=fr`);
    }
    close();
    void client.invalidateQueries({ queryKey: ['content'] });
  });
  useFocusOnWrong(box, wrong);
  const others = guides.filter((one) => one.slug !== guide?.slug);
  const last = others.at(-1)?.slug ?? builtIn[0].slug;
  return (
    <FormDialog
      close={close}
      closeOnClickOutside={false}
      title={guide ? words.change : words.fresh}
      label={guide ? words.save : words.create}
      busy={busy}
      ref={box}
      onSubmit={submit}
      onChange={edited}
    >
      {!guide && (
        <>
          <RequiredNote />
          <TextInput
            name="title"
            lang="fr"
            label={words.title}
            description={words.titleHint}
            required
            autoComplete="off"
            maxLength={LONGEST_TITLE}
            data-autofocus
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            error={errors['title']}
          />
          <TextInput
            name="slug"
            label={words.address}
            description={words.addressHint}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_SLUG}
            leftSection="/"
            value={slug}
            onChange={({ currentTarget }) => setTypedSlug(currentTarget.value)}
            error={errors['slug']}
          />
        </>
      )}
      <NativeSelect
        name="category"
        label={words.category}
        defaultValue={guide?.choices?.category ?? guideCategories[0]}
        data={guideCategories.map((value) => ({ value, label: t.addresses.categories[value] }))}
      />
      <NativeSelect
        name="difficulty"
        label={words.difficulty}
        defaultValue={guide?.choices?.difficulty ?? difficulties[0]}
        data={difficulties.map((value) => ({ value, label: t.addresses.difficulties[value] }))}
      />
      <NativeSelect
        name="follows"
        label={words.follows}
        defaultValue={guide?.choices ? (guide.choices.follows ?? '') : last}
        data={[
          { value: '', label: words.first },
          ...others.map((one) => ({ value: one.slug, label: nameOf(one) })),
        ]}
        error={errors['follows']}
      />
    </FormDialog>
  );
}
