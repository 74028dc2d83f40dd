import { memo, type ReactNode, useCallback, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Avatar } from '#ui/basics/avatar.tsx'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { IconName } from '#ui/basics/icon-paths.ts'
import { Logo } from '#ui/basics/logo.tsx'
import { Name } from '#ui/basics/name.tsx'
import * as css from './shell.css.ts'

export type Destination = { href: string; label: string; icon: IconName; isCurrent: boolean }

/** Memoised, so that a change of the screen draws two of them and not all. */
const DestinationLink = memo(function DestinationLink({
  href,
  label,
  icon,
  isCurrent,
  onPress,
}: Destination & { onPress: () => void }) {
  return (
    <Link href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined} onPress={onPress}>
      <span className={css.linkIcon}>
        <Icon name={icon} />
      </span>
      {label}
    </Link>
  )
})

/**
 * The frame of every screen behind the sign-in: navigation at the side with the user at its foot, the screen beside it.
 * Where there is no room for both (see screen-width.ts), the navigation is a drawer behind a button.
 */
export function Shell({
  destinations,
  userMenu,
  children,
}: {
  destinations: readonly Destination[]
  /** A `Menu` whose trigger is a `UserButton`. */
  userMenu: ReactNode
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const main = useRef<HTMLElement>(null)
  const panel = (
    <div className={css.panel}>
      <div className={css.brand}>
        <Logo />
      </div>
      <nav className={css.links} aria-label="Main">
        {destinations.map(destination => (
          <DestinationLink key={destination.href} {...destination} onPress={close} />
        ))}
      </nav>
      <div className={css.foot}>{userMenu}</div>
    </div>
  )
  return (
    <div className={css.room}>
      <div className={css.shell}>
        <a
          className={css.skip}
          href="#content"
          onClick={event => {
            event.preventDefault()
            main.current?.focus()
          }}
        >
          Skip to content
        </a>
        <header className={css.side}>{panel}</header>
        <header className={css.topBar}>
          <Logo />
          <IconButton icon="menu" label="Open navigation" aria-expanded={isOpen} onPress={() => setOpen(true)} />
        </header>
        <ModalOverlay className={css.drawerOverlay} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
          <Modal className={css.drawer}>
            <Dialog className={css.dialog} aria-label="Navigation">
              {panel}
            </Dialog>
          </Modal>
        </ModalOverlay>
        <main ref={main} id="content" className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** The user that is signed in: the trigger of the user menu. */
export function UserButton({ name, detail }: { name: string; detail: string }) {
  return (
    <Button className={css.user}>
      <Avatar name={name} />
      <span className={css.userWords}>
        <span className={css.userName}>
          <Name>{name}</Name>
        </span>{' '}
        <span className={css.userDetail}>
          <Name>{detail}</Name>
        </span>
      </span>
    </Button>
  )
}
