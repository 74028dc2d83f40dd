import type { ReactNode } from 'react'
import { Breakable } from '#ui/basics/name.tsx'
import './one-line.css.ts'
import * as css from './table-row.css.ts'
import { kinds } from './table-row.css.ts'

export type CellKind = keyof typeof kinds

/**
 * Table row.
 *
 * - `id` is its key for `useRowKeys`; `position` is its row number over all pages, from 1.
 * - `isMarked` tints a new row. A toast announces the new row, so the tint is visual only.
 * - `isTinted` tints the row briefly.
 * - `opens` is true if a press on the row follows its `RowLink`; texts then show the pointer cursor.
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

/** Row header. Below the name it shows `detail` in the code font, or a `second` line that describes the `RowLink`. */
export function RowHead({
  before,
  detail,
  second,
  secondId,
  kind,
  children,
}: {
  before?: ReactNode
  detail?: ReactNode
  second?: ReactNode
  secondId?: string
  kind?: CellKind | undefined
  children: ReactNode
}) {
  const hasOneLine = !before && !detail && !second
  const words = hasOneLine ? (
    children
  ) : (
    <div className={css.nameWords}>
      {children}
      {detail ? <div className={kinds.code}>{detail}</div> : null}
      {second ? (
        <small id={secondId} className={css.second}>
          {second}
        </small>
      ) : null}
    </div>
  )
  return (
    <th scope="row" className={kind ? `${css.rowHead} ${kinds[kind]}` : css.rowHead}>
      {before ? (
        <div className={css.name}>
          {before}
          {words}
        </div>
      ) : (
        words
      )}
    </th>
  )
}

/**
 * Name of a row as a link. A press anywhere on the row follows the link. `isStop` is true for the tab stop of the
 * table.
 */
export function RowLink({
  href,
  isStop = true,
  describedBy,
  children,
}: {
  href: string
  isStop?: boolean
  /** Id of an element with a description, which distinguishes rows with the same name. */
  describedBy?: string | undefined
  children: ReactNode
}) {
  return (
    <a
      href={href}
      className={css.rowLink}
      dir="auto"
      tabIndex={isStop ? 0 : -1}
      aria-describedby={describedBy}
      data-row-link=""
    >
      {children}
    </a>
  )
}

/**
 * Menu button of a row, visible on hover or focus. A plain element, because all rows share one menu.
 */
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
    />
  )
}

/**
 * Table cell. `label` is its label when the row is a card. `isWords` makes its text selectable in a clickable row. With
 * `isName`, the text direction is that of the content, and not of the page.
 */
export function Cell({
  label,
  isNumeric,
  isWords,
  isName,
  kind,
  children,
}: {
  label: string
  isNumeric?: boolean
  isWords?: boolean
  isName?: boolean
  kind?: CellKind | undefined
  children: ReactNode
}) {
  const classes = [css.cell, isNumeric ? css.numeric : '', isWords ? css.words : '', kind ? kinds[kind] : '']
  return (
    <td className={classes.filter(Boolean).join(' ')} data-label={label} dir={isName ? 'auto' : undefined}>
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

/** Selectable words in a cell of a clickable row. Isolates their text direction, like `Name`. */
export function RowWords({ children }: { children: ReactNode }) {
  return <bdi className={css.words}>{typeof children === 'string' ? <Breakable text={children} /> : children}</bdi>
}

/** Cell with the row's checkbox (`check`) and its buttons. */
export function ActionsCell({ check, children }: { check?: ReactNode; children: ReactNode }) {
  return (
    <td className={`${css.cell} ${css.actions}`}>
      {check}
      {children}
    </td>
  )
}
