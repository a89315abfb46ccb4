import { Checkbox, Modal } from '@mantine/core';
import type { AccountDto } from '../../contracts/account/account.ts';
import { leadKeys } from '../leads/list/lead-keys.ts';
import { reviewKeys } from '../reviews/review-keys.ts';
import { useLanguage } from '../texts.ts';
import { listKeys, ShortcutKeys } from '../ui/list/ShortcutKeys.tsx';
import { useShortcutSwitch } from '../ui/list/use-shortcuts.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { hasCommandKey, modName } from './key-names.ts';
import { maySee } from './sections.ts';

interface ShortcutDialogProps {
  account: AccountDto | undefined;
  opened: boolean;
  close: () => void;
}

/** The search in the help, the keyboard shortcuts of the sections that the role may open, and the switch for single-key shortcuts. */
export function ShortcutDialog({ account, opened, close }: ShortcutDialogProps) {
  const { t } = useLanguage();
  const words = t.shortcuts;
  const [on, turn] = useShortcutSwitch();
  const may = (section: 'leads' | 'reviews' | 'content') =>
    account !== undefined && maySee(account.role, section);
  const mod = modName();
  const shift = hasCommandKey() ? '⇧' : words.shift;
  const groups = [
    {
      title: words.everywhere,
      keys: [
        [[mod, 'K'], t.shell.search],
        [['?'], words.show],
        [[words.escape], words.shut],
      ] as const,
    },
    ...(may('leads') ? [{ title: t.sections.leads, keys: listKeys(leadKeys, t.leads.work.keys) }] : []),
    ...(may('reviews')
      ? [{ title: t.sections.reviews, keys: listKeys(reviewKeys, t.reviews.shortcuts) }]
      : []),
    ...(may('content')
      ? [
          {
            title: words.editors,
            keys: [
              [[mod, 'Z'], t.editing.undo],
              [[mod, shift, 'Z'], t.editing.redo],
            ] as const,
          },
        ]
      : []),
  ];
  return (
    <Modal opened={opened} onClose={close} title={words.title} size="lg">
      <div className="admin-stack">
        <HelpSearch close={close} />
        <h3 className="help-keys">{words.keys}</h3>
        {groups.map(({ title, keys }) => (
          <section key={title} className="shortcut-group" aria-label={title}>
            <h4>{title}</h4>
            <ShortcutKeys keys={keys} />
          </section>
        ))}
        <Checkbox
          label={words.single}
          checked={on}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
      </div>
    </Modal>
  );
}
