import { Burger } from '@mantine/core';
import { Mark } from '../parts/Mark.tsx';
import { useLanguage } from '../texts.ts';

interface MobileHeaderProps {
  brand: string;
  open: boolean;
  toggle: () => void;
}

/** Stands in for the rail in windows narrower than 768 px. */
export function MobileHeader({ brand, open, toggle }: MobileHeaderProps) {
  const { t } = useLanguage();
  return (
    <section className="shell-mobile on-dark" aria-label={brand}>
      <Mark brand={brand} />
      <Burger
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
