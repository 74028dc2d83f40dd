import type { ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import '#ui/fields/field-table.css.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import * as css from './table.css.ts'
import { kinds } from './table.css.ts'
import type { RowKeys } from './table-keys.ts'

/**
 * A plain HTML table. Where it is narrow its rows become cards, in which each cell shows its `label`. While `isBusy`
 * the rows stay, dimmed: the next page or the next search is on its way. `hasFields` gives rows of controls their room,
 * `isCompact` takes some from rows of words. `rowCount` is how many rows there are with those of the other pages.
 */
export function Table({
  label,
  isBusy,
  hasFields,
  isCompact,
  rowCount,
  children,
}: {
  label: string
  isBusy?: boolean
  hasFields?: boolean
  isCompact?: boolean
  rowCount?: number | undefined
  children: ReactNode
}) {
  const classes = [css.scroller, hasFields ? css.fields : '', isCompact ? css.compact : '']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {/* The head is a row, too. */}
      <table
        className={css.table}
        aria-label={label}
        aria-busy={isBusy}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      >
        {children}
      </table>
    </div>
  )
}

/** The head of a table; its children are `Column`s, and `NoColumn` over cells that need no name. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className={css.head}>
      <tr>{children}</tr>
    </thead>
  )
}

/** The body of a table; its children are `Row`s. `keys` make them rows to go through with the arrow keys. */
export function TableBody({ keys, children }: { keys?: RowKeys['body']; children: ReactNode }) {
  return (
    <tbody className={css.body} {...keys}>
      {children}
    </tbody>
  )
}

/** The header of a column. With `onSort` it is a button that sorts by the column; `sort` says how it is sorted now. */
export function Column({
  children,
  unit,
  isNumeric,
  isHidden,
  sort,
  onSort,
}: {
  children: string
  unit?: string
  isNumeric?: boolean
  /** Its name is only for screen readers: for the column of actions. */
  isHidden?: boolean
  sort?: 'ascending' | 'descending'
  onSort?: () => void
}) {
  const words = unit ? (
    <>
      {children} <span className={css.unit}>{unit}</span>
    </>
  ) : (
    children
  )
  return (
    <th scope="col" className={isNumeric ? `${css.column} ${css.numeric}` : css.column} aria-sort={sort}>
      {isHidden ? <VisuallyHidden>{words}</VisuallyHidden> : null}
      {!isHidden && onSort ? (
        <button type="button" className={isNumeric ? css.numericSort : css.sort} onClick={onSort}>
          <span>{words}</span>
          <span className={css.arrow}>
            {sort ? <Icon name={sort === 'ascending' ? 'arrow-up' : 'arrow-down'} /> : null}
          </span>
        </button>
      ) : null}
      {!isHidden && !onSort ? words : null}
    </th>
  )
}

/** Stands over the buttons of each row, which are no column of data. */
export function NoColumn({ label }: { label: string }) {
  return (
    <td className={css.column}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </td>
  )
}

/**
 * One row. `id` is its name for `useRowKeys`, `position` its place among the rows of all pages, from 1. `isMarked` tints it
 * as just made, for the eye alone: a toast has announced it.
 */
export function Row({
  id,
  position,
  isMarked,
  children,
}: {
  id?: string
  position?: number | undefined
  isMarked?: boolean
  children: ReactNode
}) {
  return (
    <tr
      className={css.row}
      data-row={id}
      data-marked={isMarked ? '' : undefined}
      aria-rowindex={position === undefined ? undefined : position + 1}
    >
      {children}
    </tr>
  )
}

/** The cell that names its row. `detail` stands under the name, in the type of codes. */
export function RowHead({ before, detail, children }: { before?: ReactNode; detail?: ReactNode; children: ReactNode }) {
  return (
    <th scope="row" className={css.rowHead}>
      <div className={css.name}>
        {before}
        <div className={css.nameWords}>
          {children}
          {detail ? <div className={kinds.code}>{detail}</div> : null}
        </div>
      </div>
    </th>
  )
}

/** The name of a row as a link; pressing anywhere on the row follows it. `isStop`: Tab stops here, not at other rows. */
export function RowLink({ href, isStop = true, children }: { href: string; isStop?: boolean; children: ReactNode }) {
  return (
    <a href={href} className={css.rowLink} tabIndex={isStop ? 0 : -1} data-row-link="">
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

/** One cell; `label` repeats the header of its column where rows are cards. */
export function Cell({
  label,
  isNumeric,
  kind,
  children,
}: {
  label: string
  isNumeric?: boolean
  kind?: 'code' | 'good'
  children: ReactNode
}) {
  const classes = [css.cell, isNumeric ? css.numeric : '', kind ? kinds[kind] : '']
  return (
    <td className={classes.filter(Boolean).join(' ')} data-label={label}>
      {children}
    </td>
  )
}

/** Words in a row that opens when it is pressed: they can be selected all the same. */
export function RowWords({ children }: { children: ReactNode }) {
  return <span className={css.words}>{children}</span>
}

/** The last cell: buttons that show themselves when the row has the pointer or the focus. */
export function ActionsCell({ isAlwaysShown, children }: { isAlwaysShown?: boolean; children: ReactNode }) {
  return (
    <td className={`${css.cell} ${css.actions}`}>
      {isAlwaysShown ? children : <span className={css.quietActions}>{children}</span>}
    </td>
  )
}
