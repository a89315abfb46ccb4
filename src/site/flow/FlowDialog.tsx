import {
  type KeyboardEventHandler,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useModal } from '../../ui/use-modal.ts';
import { useVisibleArea } from '../../ui/use-visible-area.ts';

interface FlowDialogProps {
  className: string;
  /** The name of the dialog for screen readers. */
  label: string;
  /** The key of the step that is shown: each change scrolls to the top and focuses the step's heading. */
  place: string | number;
  /** The number of refused steps: each change moves the focus to the first wrong field. */
  refusals: number;
  onNext: () => void;
  onClose: () => void;
  /** Called instead of closing when Escape is pressed, for example to close a panel above the step first. */
  onEscape?: (() => void) | undefined;
  /** Whether a click beside the dialog closes it. */
  closesBeside?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  head: ReactNode;
  foot: ReactNode;
  /** The step; its heading has the attribute `data-step-heading`. */
  children: ReactNode;
}

/**
 * Questions in a modal dialog: a header with the close button, the step, which scrolls, and a footer with the buttons,
 * always visible. It is mounted while it is open, so closing forgets all answers.
 */
export function FlowDialog({
  className,
  label,
  place,
  refusals,
  onNext,
  onClose,
  onEscape,
  closesBeside = false,
  onKeyDown,
  head,
  foot,
  children,
}: FlowDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const leave = useCallback(() => onClose(), [onClose]);
  useModal(dialog, leave, closesBeside ? leave : undefined);
  useVisibleArea(dialog);

  // Layout effects, so that the focus moves before the change is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its heading
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0);
    // The caret of the field that was left would come to the heading before the focus does, and a screen reader then says nothing.
    getSelection()?.removeAllRanges();
    scroller.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
  }, [place]);

  useLayoutEffect(() => {
    if (refusals === 0) return;
    const wrong = scroller.current?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], fieldset[aria-invalid="true"]',
    );
    const field = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong;
    field?.focus({ preventScroll: true });
    // A group may be taller than the screen: its name and its error are at its top.
    wrong?.scrollIntoView({ block: wrong === field ? 'center' : 'start' });
  }, [refusals]);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!onEscape || event.target !== event.currentTarget) return;
    event.preventDefault();
    onEscape();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onNext();
  };
  return (
    <dialog ref={dialog} className={`flow on-dark ${className}`} aria-label={label} onCancel={cancel}>
      {/* The form takes the focus after a click beside the fields, so that keys still work. */}
      <form className="flow-form" noValidate tabIndex={-1} onSubmit={submit} onKeyDown={onKeyDown}>
        {head}
        <div ref={scroller} className="flow-body">
          {children}
        </div>
        {foot}
      </form>
    </dialog>
  );
}
