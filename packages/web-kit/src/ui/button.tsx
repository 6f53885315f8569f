import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full py-2 font-medium transition-colors ' +
  'disabled:cursor-default disabled:opacity-60 ' +
  // Backgrounds are not drawn in forced colours.
  'forced-colors:border forced-colors:aria-pressed:forced-color-adjust-none ' +
  'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]';

/**
 * Styles: one `primary` per view, `plain` inside text, `icon` for icons without text, `danger` for deletions.
 */
const LOOKS = {
  primary: 'px-6 bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'px-6 border border-edge-strong bg-transparent text-ink hover:bg-wash',
  plain: 'min-w-11 px-3 text-ink-soft hover:bg-wash hover:text-ink',
  icon: 'w-11 shrink-0 text-ink-soft hover:bg-wash hover:text-ink',
  danger: 'px-6 bg-danger text-on-accent hover:opacity-90',
} as const;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: keyof typeof LOOKS;
}

/** A button of type `button` by default, so that it does not submit a form by mistake. */
export function Button({ look = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/** The same styles for links. */
export function buttonClass(look: keyof typeof LOOKS, className?: string): string {
  return clsx(BASE, LOOKS[look], className);
}
