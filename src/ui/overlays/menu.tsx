import type { ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  type MenuItemProps,
  Popover,
  Separator,
} from 'react-aria-components/Menu'
import { Icon } from '#ui/basics/icon.tsx'
import type { IconName } from '#ui/basics/icon-paths.ts'
import * as css from './popover.css.ts'
import type { OpenMenu } from './use-menu.ts'

const focusAt = { first: 'first', last: 'last', menu: true } as const

/** The menu of a button, or of the many that share one, such as those of the rows of a table: see `useMenu`. */
export function Menu({
  label,
  placement = 'bottom end',
  anchor,
  isOpen,
  start,
  onClose,
  children,
}: OpenMenu & {
  label: string
  placement?: 'bottom end' | 'top start'
  /** `MenuItem`s, `MenuChoice`s, `MenuChecks` and `MenuSeparator`s. */
  children: ReactNode
}) {
  // Not among the documented props of a menu that has its trigger elsewhere.
  const focus = { autoFocus: focusAt[start] }
  return (
    <Popover
      className={css.popover}
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={anchor}
      placement={placement}
      offset={6}
      isOpen={isOpen}
      onOpenChange={isStillOpen => {
        if (!isStillOpen) onClose()
      }}
    >
      <AriaMenu className={css.list} aria-label={label} onClose={onClose} {...focus}>
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
