import type { ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  type MenuItemProps,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu'
import { Icon } from '#ui/basics/icon.tsx'
import type { IconName } from '#ui/basics/icon-paths.ts'
import * as css from './popover.css.ts'

/** A button (`trigger`) that opens a menu; `children` are `MenuItem`s, `MenuChoice`s and `MenuSeparator`s. */
export function Menu({
  label,
  trigger,
  placement = 'bottom end',
  children,
}: {
  label: string
  trigger: ReactNode
  placement?: 'bottom end' | 'top start'
  children: ReactNode
}) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={css.popover} placement={placement} offset={6}>
        <AriaMenu className={css.list} aria-label={label}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

/** The focus goes into the menu as it opens, as it does in a menu with a trigger of its own. */
const withFocus = { autoFocus: 'first' } as const

/**
 * A menu that many buttons share, such as those of the rows of a table: it opens at the one in `anchor`. Give it
 * content only while it is open.
 */
export function MenuAt({
  label,
  anchor,
  isOpen,
  onClose,
  children,
}: {
  label: string
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Popover
      className={css.popover}
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={anchor}
      placement="bottom end"
      offset={4}
      isOpen={isOpen}
      onOpenChange={isStillOpen => {
        if (!isStillOpen) onClose()
      }}
    >
      <AriaMenu className={css.list} aria-label={label} onClose={onClose} {...withFocus}>
        {children}
      </AriaMenu>
    </Popover>
  )
}

/** One thing to do (`onAction`) or place to go (`href`). */
export function MenuItem({
  icon,
  isDanger,
  children,
  ...behaviour
}: Pick<MenuItemProps, 'onAction' | 'href'> & {
  icon?: IconName
  isDanger?: boolean
  children: string
}) {
  return (
    <AriaMenuItem {...behaviour} textValue={children} className={isDanger ? `${css.item} ${css.danger}` : css.item}>
      {icon ? <Icon name={icon} /> : null}
      <span className={css.words}>{children}</span>
    </AriaMenuItem>
  )
}

/** One of several, chosen inside a menu that stays open: the theme, the appearance. */
export function MenuChoice<Id extends string>({
  title,
  options,
  value,
  onChange,
}: {
  title: string
  options: readonly { id: Id; label: string; icon?: IconName }[]
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    <AriaMenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      shouldCloseOnSelect={false}
      onSelectionChange={keys => {
        const chosen = options.find(option => keys !== 'all' && keys.has(option.id))
        if (chosen) onChange(chosen.id)
      }}
    >
      <Header className={css.heading}>{title}</Header>
      {options.map(({ id, label, icon }) => (
        <AriaMenuItem key={id} id={id} textValue={label} className={css.item}>
          {icon ? <Icon name={icon} /> : null}
          <span className={css.words}>{label}</span>
          <span className={css.tick}>
            <Icon name="check" />
          </span>
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  )
}

/** Any of several, each chosen or not, inside a menu that stays open: the columns of a list. */
export function MenuChecks({
  title,
  options,
  value,
  onChange,
}: {
  title: string
  options: readonly { id: string; label: string; isDisabled?: boolean }[]
  value: readonly string[]
  onChange: (id: string, isChosen: boolean) => void
}) {
  return (
    <AriaMenuSection
      selectionMode="multiple"
      selectedKeys={value}
      shouldCloseOnSelect={false}
      onSelectionChange={keys => {
        const changed = options.find(({ id }) => (keys === 'all' || keys.has(id)) !== value.includes(id))
        if (changed) onChange(changed.id, !value.includes(changed.id))
      }}
    >
      <Header className={css.heading}>{title}</Header>
      {options.map(({ id, label, isDisabled }) => (
        <AriaMenuItem key={id} id={id} textValue={label} className={css.item} isDisabled={isDisabled ?? false}>
          <span className={css.words}>{label}</span>
          <span className={css.tick}>
            <Icon name="check" />
          </span>
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  )
}

export function MenuSeparator() {
  return <Separator className={css.separator} />
}
