import { CloseButton, Drawer, Group } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../texts.ts';

/** From this width on, a panel is beside its list, which stays usable; floats.css has the same width. */
const WIDE = '(min-width: 1200px)';

/**
 * Whether a panel is beside its list. The value is fixed while the panel is open: a resized window must not remount an
 * open panel, which would lose typed text and open confirmations.
 */
export function useBeside(opened: boolean): boolean {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? true;
  const [atOpening, setAtOpening] = useState(isWide);
  if (!opened && atOpening !== isWide) setAtOpening(isWide);
  return opened ? atOpening : isWide;
}

interface BesideProps {
  /** The panel's name, or the id of its heading. */
  label: { 'aria-label': string } | { 'aria-labelledby': string };
  className: string;
  close: () => void;
  children: ReactNode;
}

/** A panel beside its list: a dialog that is not modal. Escape closes it. */
export function Beside({ label, className, close, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null);
  const onEscape = ({ target }: KeyboardEvent) => {
    // A dialog or menu over the page handles Escape itself, and so does a field outside the panel.
    const isElsewhere = target instanceof Element && !panel.current?.contains(target);
    if (document.querySelector('[aria-modal="true"], .mantine-Popover-dropdown, [role="menu"]')) return;
    if (isElsewhere && (target as Element).closest('input, select, textarea')) return;
    close();
  };
  useHotkeys([['Escape', onEscape, { preventDefault: false }]], []);
  return (
    <section ref={panel} role="dialog" {...label} className={`beside ${className}`}>
      {children}
    </section>
  );
}

interface SidePanelProps {
  opened: boolean;
  /** Changes with the shown record: the focus then moves to its title, if the record was opened from the list. */
  place: string;
  close: () => void;
  title: ReactNode;
  className: string;
  /** False if the caller moves the focus when the panel closes. */
  returnFocus?: boolean;
  children: ReactNode;
}

/** An open record: in a wide window beside its list, else in a drawer over it. */
export function SidePanel({ opened, returnFocus = true, ...record }: SidePanelProps) {
  const beside = useBeside(opened);
  if (beside) return opened && <BesideRecord {...record} />;
  const { close, title, className, children } = record;
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      returnFocus={returnFocus}
      size="34rem"
      title={title}
      classNames={{ content: className, title: 'side-panel-title' }}
    >
      {children}
    </Drawer>
  );
}

function BesideRecord({
  place,
  close,
  title,
  className,
  children,
}: Omit<SidePanelProps, 'opened' | 'returnFocus'>) {
  const { t } = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // The focused element of the panel was removed.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place moves the focus once
  useEffect(() => {
    // A focused control inside the panel, such as an arrow of its head, keeps the focus.
    if (!heading.current?.closest('.beside')?.contains(document.activeElement)) heading.current?.focus();
  }, [place]);
  return (
    <Beside label={{ 'aria-labelledby': id }} className={className} close={close}>
      <Group className="beside-head" gap="sm" align="flex-start" wrap="nowrap" pt="lg" px="lg" pb="sm">
        <h2 id={id} ref={heading} tabIndex={-1} className="side-panel-title">
          {title}
        </h2>
        <CloseButton aria-label={t.common.close} onClick={close} />
      </Group>
      <div className="beside-body">{children}</div>
    </Beside>
  );
}
