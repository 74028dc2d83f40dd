import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import * as css from './link.css.ts'

/** Link that the app's router follows without a reload. Without `href` it renders pressable text. */
export function Link({
  children,
  ...behaviour
}: Pick<AriaLinkProps, 'href' | 'target' | 'onPress'> & { children: ReactNode }) {
  return (
    <AriaLink {...behaviour} className={css.link}>
      {children}
    </AriaLink>
  )
}

/** Link that looks like a button, for actions on another screen such as "New material". */
export function LinkButton({
  variant,
  size,
  icon,
  children,
  href,
  label,
}: Omit<ButtonLook, 'isWide'> & {
  href: string
  icon?: IconName
  /** Accessible name, if the text alone is ambiguous. Starts with the text. */
  label?: string
  children: ReactNode
}) {
  return (
    <AriaLink href={href} aria-label={label} className={buttonLook({ variant, size })}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </AriaLink>
  )
}
