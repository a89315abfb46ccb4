import { Badge, Button, Menu } from '@mantine/core';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';

interface ChoiceMenuProps<T extends string> {
  label: string;
  choices: readonly T[];
  nameOf: (choice: T) => string;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  /** Whether the button shows the number of chosen entries. */
  counted?: boolean;
}

/** A menu of checkbox items, for a multiple choice; it takes less space than a row of checkboxes. */
export function ChoiceMenu<T extends string>({
  label,
  choices,
  nameOf,
  chosen,
  onChange,
  counted = false,
}: ChoiceMenuProps<T>) {
  const { t } = useLanguage();
  const active = counted && chosen.length > 0;
  const toggle = (choice: T, on: boolean) =>
    onChange(choices.filter((other) => (other === choice ? on : chosen.includes(other))));
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          className="list-choice"
          fw={550}
          data-active={active || undefined}
          rightSection={<Glyph name="down" />}
        >
          {label}{' '}
          {active && (
            <Badge className="leads-count">
              <span className="admin-hidden">{t.leads.list.chosen} </span>
              {chosen.length}
            </Badge>
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="leads-menu">
        {choices.map((choice) => (
          <Menu.CheckboxItem
            key={choice}
            checked={chosen.includes(choice)}
            onChange={(on) => toggle(choice, on)}
          >
            {nameOf(choice)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
