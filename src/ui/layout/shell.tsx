import { Fragment, memo, type ReactNode, useCallback, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { t } from '#messages/message.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { IconName } from '#ui/basics/icon-paths.ts'
import { Logo } from '#ui/basics/logo.tsx'
import { Name } from '#ui/basics/name.tsx'
import { kbd } from '#ui/keys/kbd.css.ts'
import { keySigns } from '#ui/keys/key-signs.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import type { MenuButton } from '#ui/overlays/use-menu.ts'
import { frameless, screenOnly } from './print.css.ts'
import * as css from './shell.css.ts'

const navigationDrawer = lazyPart(async () => (await import('./navigation-drawer.tsx')).NavigationDrawer)

/** `search` is a query string that the link adds. `count` is shown after the label. */
export type Destination = {
  href: string
  search?: string
  label: string
  count?: string
  icon: IconName
  isCurrent: boolean
}

/** Links below the current destination. */
export type Sublink = { href: string; label: string; isCurrent: boolean; menu?: ReactNode }

/** Links below a destination. */
export function Sublinks({ label, links, onPress }: { label: string; links: readonly Sublink[]; onPress: () => void }) {
  return (
    <ul className={css.sublinks} aria-label={label}>
      {links.map(({ href, label: name, isCurrent, menu }) => (
        <li key={href} className={css.sublinkRow}>
          <Link href={href} className={css.sublink} aria-current={isCurrent ? 'page' : undefined} onPress={onPress}>
            <Name>{name}</Name>
          </Link>
          {menu}
        </li>
      ))}
    </ul>
  )
}

/** Memoised, so that a navigation re-renders only the previous and the current link. */
const DestinationLink = memo(function DestinationLink({
  href,
  search = '',
  label,
  count,
  icon,
  isCurrent,
  onPress,
}: Destination & { onPress: () => void }) {
  return (
    <Link href={href + search} className={css.link} aria-current={isCurrent ? 'page' : undefined} onPress={onPress}>
      <span className={css.linkIcon}>
        <Icon name={icon} />
      </span>
      <span className={css.label}>{label}</span>
      {count === undefined ? null : (
        <>
          {' '}
          <span className={`${css.label} ${css.count}`}>{count}</span>
        </>
      )}
    </Link>
  )
})

/** Button at the start of the navigation, with a shortcut in the notation of {@link keySigns}. */
export const FindButton = ({ label, keys, onPress }: { label: string; keys: string; onPress: () => void }) => (
  <Button className={css.find} onPress={onPress}>
    <span className={css.linkIcon}>
      <Icon name="search" />
    </span>
    <span className={css.label}>{label}</span>
    <kbd className={`${kbd} ${css.label}`} aria-hidden="true">
      {keySigns(keys)}
    </kbd>
  </Button>
)

/** Layout of all screens after sign-in. The navigation is a rail of icons in medium windows, a drawer in narrow ones. */
export function Shell({
  find,
  destinations,
  reports,
  below,
  status,
  userMenu,
  children,
}: {
  /** Returns the first control of the navigation. A press must call `onPress`, which closes the drawer. */
  find?: (onPress: () => void) => ReactNode
  destinations: readonly Destination[]
  /** Destinations below the others, in a group with a heading. */
  reports?: readonly Destination[]
  /** Returns the links below the current destination. A press must call `onPress`, which closes the drawer. */
  below?: (onPress: () => void) => ReactNode
  /** Short status next to the logo. */
  status?: ReactNode
  userMenu: ReactNode
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { part: Drawer, want } = usePart(navigationDrawer)
  const close = useCallback(() => setOpen(false), [])
  const main = useRef<HTMLElement>(null)
  const panel = (
    <div className={css.panel}>
      <div className={css.brand}>
        <Logo />
        {status}
      </div>
      {find?.(close)}
      <nav className={css.links} aria-label={t('Main')}>
        {destinations.map(destination => (
          <Fragment key={destination.href}>
            <DestinationLink {...destination} onPress={close} />
            {destination.isCurrent ? below?.(close) : null}
          </Fragment>
        ))}
        {reports && reports.length > 0 ? (
          <>
            <span className={css.group}>{t('Reports')}</span>
            {reports.map(report => (
              <DestinationLink key={report.href} {...report} onPress={close} />
            ))}
          </>
        ) : null}
      </nav>
      <div className={css.foot}>{userMenu}</div>
    </div>
  )
  return (
    <div className={css.room}>
      <div className={`${css.shell} ${frameless}`}>
        <a
          className={`${css.skip} ${screenOnly}`}
          href="#content"
          onClick={event => {
            event.preventDefault()
            main.current?.focus()
          }}
        >
          {t('Skip to content')}
        </a>
        <header className={`${css.side} ${screenOnly}`}>{panel}</header>
        <header className={`${css.topBar} ${screenOnly}`}>
          <Logo />
          <span className={css.status}>{status}</span>
          <IconButton
            icon="menu"
            label={t('Open navigation')}
            aria-expanded={isOpen}
            onPress={() => want(() => setOpen(true))}
          />
        </header>
        {Drawer ? (
          <Drawer isOpen={isOpen} onOpenChange={setOpen}>
            {panel}
          </Drawer>
        ) : null}
        <main ref={main} id="content" className={`${css.main} ${frameless}`} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

export function UserButton({ name, detail, ...button }: MenuButton & { name: string; detail: string }) {
  return (
    <Button className={css.user} {...button}>
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
