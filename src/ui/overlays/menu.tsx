import { type ReactNode, type RefObject, useId } from 'react'
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
import { tick, tickBox } from '#ui/fields/checkbox.css.ts'
import { kbd } from '#ui/keys/kbd.css.ts'
import * as css from './popover.css.ts'

export type OpenMenu = {
  /** Trigger button. It gets the focus when the menu closes. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Initial focus: the first item, the last item, or the menu itself. */
  start: 'first' | 'last' | 'menu'
  onClose: () => void
}

const focusAt = { first: 'first', last: 'last', menu: true } as const

/** Menu of one button, or a menu that many buttons share, such as those of table rows (see `useMenu`). */
export function Menu({
  label,
  placement = 'bottom end',
  anchor,
  isOpen,
  start,
  onClose,
  footer,
  children,
}: OpenMenu & {
  label: string
  placement?: 'bottom end' | 'top start'
  footer?: string
  children: ReactNode
}) {
  const footerId = useId()
  // `autoFocus` is undocumented, but a menu without a trigger component needs it.
  const focus = { autoFocus: focusAt[start] }
  return (
    <Popover
      className={footer ? `${css.popover} ${css.roomy}` : css.popover}
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
      <AriaMenu
        className={css.list}
        aria-label={label}
        {...(footer ? { 'aria-describedby': footerId } : {})}
        onClose={onClose}
        {...focus}
      >
        {children}
      </AriaMenu>
      {footer ? (
        <p id={footerId} className={css.footer}>
          {footer}
        </p>
      ) : null}
    </Popover>
  )
}

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

/**
 * Radio group in a menu, such as the theme. A choice does not close the menu. `isInRow` places short options side by
 * side.
 */
export function MenuChoice<Id extends string>({
  title,
  options,
  isInRow = false,
  value,
  onChange,
}: {
  title: string
  options: readonly { id: Id; label: string; detail?: string; icon?: IconName }[]
  isInRow?: boolean
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    <AriaMenuSection
      {...(isInRow ? { className: css.rowOfItems } : {})}
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
      {options.map(({ id, label, detail, icon }) => (
        <AriaMenuItem key={id} id={id} textValue={label} className={isInRow ? css.segment : css.item}>
          {icon ? <Icon name={icon} /> : null}
          {isInRow ? label : <span className={css.words}>{label}</span>}
          {detail ? <span className={css.itemDetail}>{detail}</span> : null}
          {isInRow ? null : (
            <span className={css.tick}>
              <Icon name="check" />
            </span>
          )}
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  )
}

/**
 * Checkbox group in a menu. A choice does not close the menu. `label` is required if `title` is missing. `keyHint` is
 * the shortcut for the same option.
 */
export function MenuChecks({
  title,
  label,
  options,
  value,
  onChange,
}: {
  title?: string
  label?: string
  options: readonly { id: string; label: string; keyHint?: string }[]
  value: readonly string[]
  onChange: (id: string, isChosen: boolean) => void
}) {
  return (
    <AriaMenuSection
      {...(label ? { 'aria-label': label } : {})}
      selectionMode="multiple"
      selectedKeys={value}
      shouldCloseOnSelect={false}
      onSelectionChange={keys => {
        const changed = options.find(({ id }) => (keys === 'all' || keys.has(id)) !== value.includes(id))
        if (changed) onChange(changed.id, !value.includes(changed.id))
      }}
    >
      {title ? <Header className={css.heading}>{title}</Header> : null}
      {options.map(option => (
        <AriaMenuItem key={option.id} id={option.id} textValue={option.label} className={css.check}>
          <span className={tickBox} aria-hidden="true">
            <span className={tick}>
              <Icon name="check" />
            </span>
          </span>
          <span className={css.words}>{option.label}</span>
          {option.keyHint ? (
            <kbd className={kbd} aria-hidden="true">
              {option.keyHint}
            </kbd>
          ) : null}
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  )
}

export function MenuSeparator() {
  return <Separator className={css.separator} />
}
