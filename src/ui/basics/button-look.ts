import * as css from './button.css.ts'

export type ButtonLook = {
  /** Use at most one primary button per screen. `quietDanger` is for small destructive actions. */
  variant?: keyof typeof css.variants
  size?: keyof typeof css.sizes
  isWide?: boolean
}

export const buttonLook = ({
  variant = 'secondary',
  size = 'medium',
  isWide = false,
  isSquare = false,
}: ButtonLook & { isSquare?: boolean }) =>
  [css.plain, css.variants[variant], css.sizes[size], isWide ? css.wide : '', isSquare ? css.square : ''].join(' ')
