import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import { tick } from '#ui/fields/checkbox.css.ts'
import * as css from './tree.css.ts'

/** Group of nested checkboxes. Not a tree widget with arrow keys: it consists of buttons and checkboxes. */
export function Tree({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={css.tree} aria-label={label}>
      {children}
    </fieldset>
  )
}

type TickProps = {
  isSelected: boolean
  isPartly?: boolean
  /** Reason why the item is disabled. The item stays in the tab order, so that screen readers announce the reason. */
  reason?: string | undefined
  /** For trees in which all items are read-only. */
  isReadOnly?: boolean | undefined
  onChange: () => void
}

// Plain element instead of `Checkbox`, because a search re-renders dozens of them at each key press.
function Tick({
  id,
  isSelected,
  isPartly = false,
  reason,
  isReadOnly,
  onChange,
  describedBy,
  children,
}: TickProps & { id: string; describedBy: readonly (string | false | undefined)[]; children: ReactNode }) {
  const hints = [...describedBy, reason && `${id}-reason`].filter(Boolean).join(' ')
  return (
    <label
      className={css.choice}
      data-selected={isSelected || undefined}
      data-indeterminate={isPartly || undefined}
      data-unavailable={Boolean(reason) || undefined}
      data-fixed={Boolean(reason) || isReadOnly || undefined}
    >
      <input
        ref={input => {
          if (input) input.indeterminate = isPartly
        }}
        className={hidden}
        type="checkbox"
        checked={isSelected}
        disabled={isReadOnly}
        aria-disabled={reason ? true : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={hints || undefined}
        onChange={() => {
          if (!reason) onChange()
        }}
      />
      <span className={css.box} aria-hidden="true">
        <span className={tick}>
          <Icon name={isPartly ? 'minus' : 'check'} />
        </span>
      </span>
      <span className={css.words}>
        {children}
        {reason ? (
          <span id={`${id}-reason`} className={css.reason}>
            {reason}
          </span>
        ) : null}
      </span>
    </label>
  )
}

/**
 * Group of items with a toggle button, and with a checkbox that selects all of them. `name` is the label as plain text.
 */
export function TreeGroup({
  name,
  label,
  detail,
  toggleLabel,
  isOpen,
  onToggle,
  children,
  ...tickProps
}: TickProps & {
  name: string
  label: ReactNode
  detail: string
  toggleLabel: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={css.group}>
      <div className={css.head}>
        <button
          type="button"
          className={css.toggle}
          aria-label={toggleLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-content` : undefined}
          onClick={onToggle}
        >
          <span className={css.arrow}>
            <Icon name="chevron-right" />
          </span>
        </button>
        <Tick id={id} describedBy={[`${id}-detail`]} {...tickProps}>
          <span id={`${id}-label`} className={css.groupName}>
            {label}
          </span>
          <span id={`${id}-detail`} className={css.count}>
            {detail}
          </span>
        </Tick>
      </div>
      {isOpen ? (
        <fieldset id={`${id}-content`} className={css.content} aria-label={name}>
          {children}
        </fieldset>
      ) : null}
    </div>
  )
}

export function TreeLeaf({
  label,
  detail,
  code,
  ...tickProps
}: TickProps & { label: ReactNode; detail?: ReactNode; code?: ReactNode }) {
  const id = useId()
  return (
    <Tick id={id} describedBy={[detail !== undefined && `${id}-detail`]} {...tickProps}>
      <span className={css.named}>
        <span id={`${id}-label`}>{label}</span>
        {detail === undefined ? null : (
          <span id={`${id}-detail`} className={css.detail}>
            {detail}
          </span>
        )}
      </span>
      {code === undefined ? null : <code className={css.code}>{code}</code>}
    </Tick>
  )
}
