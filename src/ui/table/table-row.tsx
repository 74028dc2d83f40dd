import type { ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import * as css from './table-row.css.ts'
import { kinds } from './table-row.css.ts'

/**
 * One row. `id` is its name for `useRowKeys`, `position` its place among the rows of all pages, from 1. `isMarked` tints it
 * as just made, for the eye alone: a toast has announced it. `isTinted` tints it
 * for a moment. `opens` is for one whose `RowLink` is followed by a press on its words, too.
 */
export function Row({
  id,
  position,
  isMarked,
  isTinted,
  opens,
  children,
}: {
  id?: string
  position?: number | undefined
  isMarked?: boolean
  isTinted?: boolean
  opens?: boolean
  children: ReactNode
}) {
  return (
    <tr
      className={css.row}
      data-row={id}
      data-marked={isMarked ? '' : undefined}
      data-tinted={isTinted ? '' : undefined}
      data-opens={opens ? '' : undefined}
      aria-rowindex={position === undefined ? undefined : position + 1}
    >
      {children}
    </tr>
  )
}

/** Under the name is `detail`, in the type of codes, or a quiet `second` line, which describes its `RowLink`. */
export function RowHead({
  before,
  detail,
  second,
  secondId,
  children,
}: {
  before?: ReactNode
  detail?: ReactNode
  second?: ReactNode
  secondId?: string
  children: ReactNode
}) {
  return (
    <th scope="row" className={css.rowHead}>
      <div className={css.name}>
        {before}
        <div className={css.nameWords}>
          {children}
          {detail ? <div className={kinds.code}>{detail}</div> : null}
          {second ? (
            <small id={secondId} className={css.second}>
              {second}
            </small>
          ) : null}
        </div>
      </div>
    </th>
  )
}

/** The name of a row as a link; pressing anywhere on the row follows it. `isStop`: Tab stops here, not at other rows. */
export function RowLink({
  href,
  isStop = true,
  describedBy,
  children,
}: {
  href: string
  isStop?: boolean
  /** The id of a line that tells it from others of its name. */
  describedBy?: string | undefined
  children: ReactNode
}) {
  return (
    <a href={href} className={css.rowLink} tabIndex={isStop ? 0 : -1} aria-describedby={describedBy} data-row-link="">
      {children}
    </a>
  )
}

/** The button of a row's menu. It is a plain one: rows are many, and share one menu (`MenuAt`). */
export function RowMenuButton({ label, isOpen, isStop = true }: { label: string; isOpen: boolean; isStop?: boolean }) {
  return (
    <button
      type="button"
      className={css.menuButton}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      tabIndex={isStop ? 0 : -1}
      data-row-menu=""
    >
      <Icon name="dots" />
    </button>
  )
}

/** `label` is its column in cards. `isWords` is for a text that can be selected in a row that a press opens. */
export function Cell({
  label,
  isNumeric,
  isWords,
  kind,
  children,
}: {
  label: string
  isNumeric?: boolean
  isWords?: boolean
  kind?: 'code' | 'good' | 'bad' | undefined
  children: ReactNode
}) {
  const classes = [css.cell, isNumeric ? css.numeric : '', isWords ? css.words : '', kind ? kinds[kind] : '']
  return (
    <td className={classes.filter(Boolean).join(' ')} data-label={label}>
      {children}
    </td>
  )
}

export function RowDetails({ id, columnCount, children }: { id: string; columnCount: number; children: ReactNode }) {
  return (
    <tr id={id} className={css.details}>
      <td colSpan={columnCount} className={css.detailsCell}>
        {children}
      </td>
    </tr>
  )
}

/** Words in a row that opens when it is pressed: they can be selected all the same. */
export function RowWords({ children }: { children: ReactNode }) {
  return <span className={css.words}>{children}</span>
}

/** Buttons that show themselves when the row has the pointer or the focus, and its checkbox (`check`). */
export function ActionsCell({
  isAlwaysShown,
  check,
  children,
}: {
  isAlwaysShown?: boolean
  check?: ReactNode
  children: ReactNode
}) {
  return (
    <td className={`${css.cell} ${css.actions}`}>
      {check}
      {isAlwaysShown ? children : <span className={css.quietActions}>{children}</span>}
    </td>
  )
}
