import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { KeptGroup } from '../../../contracts/kept-questions.ts';
import { MAX_QUESTION } from '../../../domain/questions/question.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useShortForm } from '../../ui/form/use-short-form.ts';
import { passagesQuery } from './question-queries.ts';
import { useAddItem } from './use-add-item.ts';

interface AskDialogProps {
  group: KeptGroup;
  close: () => void;
}

/** Asks of which passage a question is another wording. Those that touch it come first. */
export function WordingDialog({ group, close }: AskDialogProps) {
  const { t } = useLanguage();
  const words = t.questions;
  const add = useAddItem();
  const { data } = useQuery(passagesQuery(group.locale));
  const { busy, errors, submit, edited } = useShortForm('passage', async (typed) =>
    add('asks', group.locale, { text: group.text, passage: typed('passage') }),
  );
  const near = group.now.passages;
  const others = (data?.passages ?? []).filter(({ key }) => !near.some((passage) => passage.key === key));
  const option = ({ key, title, page }: KeptGroup['now']['passages'][number]) => ({
    value: key,
    label: `${title} (${page})`,
  });
  return (
    <FormDialog
      close={close}
      title={words.wordingTitle}
      label={words.add}
      busy={busy}
      onSubmit={submit}
      onChange={edited}
    >
      <p>
        {words.wordingText}{' '}
        <strong lang={group.locale}>
          <Typed>{group.text}</Typed>
        </strong>
      </p>
      <NativeSelect
        name="passage"
        label={words.passage}
        data-autofocus
        error={errors['passage']}
        data={[
          ...(near.length > 0 ? [{ group: words.near, items: near.map(option) }] : []),
          { group: words.all, items: others.map(option) },
        ]}
      />
    </FormDialog>
  );
}

/** Asks for words that mean the same as one of the question. */
export function SynonymDialog({ group, close }: AskDialogProps) {
  const { t } = useLanguage();
  const words = t.questions;
  const add = useAddItem();
  const { busy, errors, submit, edited } = useShortForm('text', async (typed) =>
    add('asks', group.locale, { text: typed('text').trim(), passage: '' }),
  );
  return (
    <FormDialog
      close={close}
      title={words.synonymTitle}
      label={words.add}
      busy={busy}
      onSubmit={submit}
      onChange={edited}
    >
      <p lang={group.locale}>
        <Typed>{group.text}</Typed>
      </p>
      <TextInput
        name="text"
        label={words.words}
        description={words.wordsHint}
        required
        pattern="[^=]+=.+"
        autoComplete="off"
        maxLength={MAX_QUESTION}
        lang={group.locale}
        data-autofocus
        error={errors['text']}
      />
    </FormDialog>
  );
}
