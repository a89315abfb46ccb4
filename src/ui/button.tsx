import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

/** `primary`: the one main action of a screen. `quiet`: every other action. */
type Tone = 'primary' | 'quiet';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-5 py-3 md:px-6 text-center font-semibold leading-tight no-underline transition-[transform,background-color,border-color] duration-150 ease-out active:scale-[0.98] disabled:opacity-60';
const tones: Record<Tone, string> = {
  // Forced colours remove the background and show the border.
  primary:
    'border border-transparent bg-signal text-on-signal hover:bg-[color-mix(in_srgb,var(--signal)_86%,var(--ink))]',
  quiet: 'border border-control-line text-ink hover:border-ink',
};

interface Look {
  tone?: Tone;
}

/** A button. Its `type` is `button` by default. */
export function Button({
  tone = 'primary',
  className = '',
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={`${shape} ${tones[tone]} ${className}`} {...rest} />;
}

/** A link with the styles of a button. */
export function ButtonLink({
  tone = 'primary',
  className = '',
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={`${shape} ${tones[tone]} ${className}`} {...rest}>
      {children}
    </a>
  );
}
