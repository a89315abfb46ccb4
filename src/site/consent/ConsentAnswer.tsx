import { Button } from '../../ui/button.tsx';

interface ConsentAnswerProps {
  action: 'accept' | 'refuse' | 'save';
  /** On a landing page, which has none of the styles of a `Button`. */
  isPlain?: boolean;
  children: string;
}

/** The answers of the banner, and those of the dialog, have the same size and style, so that no answer is suggested. */
export function ConsentAnswer({ action, isPlain = false, children }: ConsentAnswerProps) {
  const type = action === 'save' ? 'submit' : 'button';
  const own = { className: 'consent-answer', 'data-consent': action };
  return isPlain ? (
    <button type={type} {...own}>
      {children}
    </button>
  ) : (
    <Button tone="quiet" type={type} {...own}>
      {children}
    </Button>
  );
}
