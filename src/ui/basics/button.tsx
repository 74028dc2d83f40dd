import { type ReactNode, type Ref, useContext } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { t } from '#messages/message.ts'
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

/**
 * Button that keeps its width, name and focus while `isPending`. `shortcut` is the keyboard shortcut for the same
 * action.
 */
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

// Replaces react-aria's ProgressBar, which adds a number formatter to the sign-in bundle. react-aria's Button
// references this id in its accessible name.
function Progress() {
  const { id } = useContext(ProgressBarContext) as { id?: string }
  return (
    <>
      <span className={css.progress} aria-hidden="true" />
      <progress id={id} className={hidden} aria-label={t('in progress')} />
    </>
  )
}
