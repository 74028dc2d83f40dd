import { type ReactNode, type Ref, useContext } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import * as css from './button.css.ts'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { hidden } from './visually-hidden.css.ts'

type Behaviour = Pick<
  AriaButtonProps,
  | 'type'
  | 'onPress'
  | 'onKeyDown'
  | 'isDisabled'
  | 'isPending'
  | 'slot'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-controls'
  | 'aria-pressed'
> & { ref?: Ref<HTMLButtonElement> }

/** While `isPending` it keeps its width, its name and the focus. `shortcut` is the key that does the same. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  shortcut,
  children,
  ...behaviour
}: ButtonLook & Behaviour & { icon?: IconName; shortcut?: string; children: ReactNode }) {
  return (
    <AriaButton
      {...behaviour}
      className={buttonLook({ variant, size, isWide })}
      render={shortcut ? props => <button {...props} type="button" aria-keyshortcuts={shortcut} /> : undefined}
    >
      <span className={css.content} data-submits={behaviour.type === 'submit' || undefined}>
        {icon ? <Icon name={icon} /> : null}
        {children}
        {behaviour['aria-haspopup'] === 'menu' ? <Icon name="chevron-down" /> : null}
      </span>
      {behaviour.isPending ? <Progress /> : null}
    </AriaButton>
  )
}

/** A square button with a drawing only; `label` is its name. */
export function IconButton({
  variant = 'quiet',
  size,
  icon,
  label,
  ...behaviour
}: Omit<ButtonLook, 'isWide'> & Behaviour & { icon: IconName; label: string }) {
  return (
    <AriaButton {...behaviour} aria-label={label} className={buttonLook({ variant, size, isSquare: true })}>
      <span className={css.content}>
        <Icon name={icon} />
      </span>
      {behaviour.isPending ? <Progress /> : null}
    </AriaButton>
  )
}

// Not react-aria's ProgressBar, which brings a formatter of numbers into the sign-in screen. The id is the one that its
// Button announces together with its own name.
function Progress() {
  const { id } = useContext(ProgressBarContext) as { id?: string }
  return (
    <>
      <span className={css.progress} aria-hidden="true" />
      <progress id={id} className={hidden} aria-label="in progress" />
    </>
  )
}
