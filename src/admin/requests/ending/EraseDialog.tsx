import type { EndingPersonDto } from '../../../contracts/leads/retirement.ts';
import { awaitsAnswer } from '../../../domain/lead/retention/stay.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { useRetire } from './ending-queries.ts';

interface EraseDialogProps {
  persons: readonly EndingPersonDto[];
  today: string;
  close: () => void;
}

/** Asks before the leads of persons are deleted. Those who may still answer the question whether to stay are left out. */
export function EraseDialog({ persons: chosen, today, close }: EraseDialogProps) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending.erase;
  const retire = useRetire(({ leads }) => {
    toastDone(counted(words.done, leads));
    close();
  });
  const persons = chosen.filter((person) => !awaitsAnswer(person, today));
  const waiting = chosen.length - persons.length;
  const counted = (forms: typeof words.question, number: number) =>
    fill(pluralForm(locale, forms, number), { count: formatNumber(locale, number) });
  const count = persons.reduce((sum, { leads }) => sum + leads, 0);
  const [person] = persons;
  const title =
    persons.length === 1 && person
      ? fill(words.name, { name: person.name })
      : fill(words.many, { count: formatNumber(locale, persons.length) });
  return (
    <AskDialog
      opened
      title={title}
      question={[count > 0 && counted(words.question, count), waiting > 0 && counted(words.waiting, waiting)]
        .filter(Boolean)
        .join(' ')}
      confirm={words.open}
      busy={retire.isPending}
      failure={retire.error && <CallFailure error={retire.error} />}
      answer={() => retire.mutate(persons.map(({ id }) => id))}
      cancel={close}
    />
  );
}
