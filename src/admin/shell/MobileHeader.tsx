import { Burger } from '@mantine/core';
import type { Ref } from 'react';
import { useLanguage } from '../texts.ts';
import { Mark } from '../ui/Mark.tsx';

interface MobileHeaderProps {
  brand: string;
  open: boolean;
  toggle: () => void;
  /** The menu button, to which the focus returns. */
  button: Ref<HTMLButtonElement>;
}

/** Replaces the rail in windows narrower than 768 px. */
export function MobileHeader({ brand, open, toggle, button }: MobileHeaderProps) {
  const { t } = useLanguage();
  return (
    <section className="shell-mobile on-dark" aria-label={brand}>
      <Mark brand={brand} />
      <Burger
        ref={button}
        opened={open}
        onClick={toggle}
        aria-label={open ? t.shell.close : t.shell.open}
        aria-expanded={open}
        color="currentColor"
        size="sm"
      />
    </section>
  );
}
