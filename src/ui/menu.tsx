import type { ReactNode } from 'react'
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
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
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
  placement?: 'bottom end' | 'bottom start' | 'top start'
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

/** One thing to do (`onAction`) or place to go (`href`). */
export function MenuItem({
  icon,
  isDanger,
  children,
  ...behaviour
}: Pick<MenuItemProps, 'id' | 'onAction' | 'href' | 'isDisabled'> & {
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

export function MenuSeparator() {
  return <Separator className={css.separator} />
}
