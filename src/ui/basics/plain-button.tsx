import type { ReactNode } from 'react'
import * as css from './button.css.ts'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { hidden } from './visually-hidden.css.ts'

/**
 * A button that says what it does, as `Button` does, without the behaviour of a library: for the first screen that is loaded,
 * for failures, and for switches (`isOn`), with the `shortcut` that does the same. While `isPending` it keeps its width and the focus, and does nothing.
 */
export function PlainButton({
  variant,
  size,
  isWide,
  icon,
  type = 'button',
  isPending,
  isDisabled = false,
  isOn,
  shortcut,
  onPress,
  children,
  ...aria
}: ButtonLook & {
  icon?: IconName
  type?: 'button' | 'submit'
  isPending?: boolean
  isDisabled?: boolean
  isOn?: boolean
  shortcut?: string
  onPress?: () => void
  children: ReactNode
  'aria-expanded'?: boolean
  'aria-controls'?: string
}) {
  return (
    <>
      <button
        {...aria}
        // A pending button sends no form.
        type={isPending ? 'button' : type}
        className={buttonLook({ variant, size, isWide })}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        aria-pressed={isOn}
        aria-keyshortcuts={shortcut}
        data-plain=""
        data-disabled={isDisabled || undefined}
        data-pending={isPending || undefined}
        onClick={isPending ? undefined : onPress}
      >
        <span className={css.content} data-submits={type === 'submit' || undefined}>
          {icon ? <Icon name={icon} /> : null}
          {children}
        </span>
        {isPending ? (
          <>
            <span className={css.progress} aria-hidden="true" />
            <progress className={hidden} aria-label="in progress" />
          </>
        ) : null}
      </button>
      {isPending === undefined ? null : <output className={hidden}>{isPending ? 'In progress' : ''}</output>}
    </>
  )
}
