import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import * as css from './link.css.ts'

/** Paths are followed by the app's router, without a reload; without `href` it is a text that can be pressed. */
export function Link({ children, ...behaviour }: Pick<AriaLinkProps, 'href' | 'onPress'> & { children: ReactNode }) {
  return (
    <AriaLink {...behaviour} className={css.link}>
      {children}
    </AriaLink>
  )
}

/** A link that looks like a button, to a screen where something is done: "New material". */
export function LinkButton({
  variant,
  size,
  icon,
  children,
  href,
}: Omit<ButtonLook, 'isWide'> & { href: string; icon?: IconName; children: ReactNode }) {
  return (
    <AriaLink href={href} className={buttonLook({ variant, size })}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </AriaLink>
  )
}
