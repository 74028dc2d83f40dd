import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Icon } from './icon.tsx'
import * as css from './table.css.ts'
import { kinds } from './table.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * A plain HTML table. Where it is narrow its rows become cards, in which each cell shows its `label`. While `isBusy`
 * the rows stay, dimmed: the next page or the next search is on its way. `hasFields` gives rows of controls their room.
 */
export function Table({
  label,
  isBusy,
  hasFields,
  children,
}: {
  label: string
  isBusy?: boolean
  hasFields?: boolean
  children: ReactNode
}) {
  return (
    <div className={hasFields ? `${css.scroller} ${css.fields}` : css.scroller}>
      <table className={css.table} aria-label={label} aria-busy={isBusy}>
        {children}
      </table>
    </div>
  )
}

/** The head of a table; its children are `Column`s. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className={css.head}>
      <tr>{children}</tr>
    </thead>
  )
}

/** The body of a table; its children are `Row`s. */
export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className={css.body}>{children}</tbody>
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
  /** Named for those who listen, unseen: for the column of actions. */
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
        <Button className={css.sort} onPress={onSort}>
          {words}
          <span className={css.arrow}>
            {sort ? <Icon name={sort === 'ascending' ? 'arrow-up' : 'arrow-down'} /> : null}
          </span>
        </Button>
      ) : null}
      {!isHidden && !onSort ? words : null}
    </th>
  )
}

/** One row. */
export function Row({ children }: { children: ReactNode }) {
  return <tr className={css.row}>{children}</tr>
}

/** The cell that names its row. `detail` stands under the name, in the type of codes. */
export function RowHead({ before, detail, children }: { before?: ReactNode; detail?: ReactNode; children: ReactNode }) {
  return (
    <th scope="row" className={css.rowHead}>
      <div className={css.name}>
        {before}
        <div>
          {children}
          {detail ? <div className={kinds.code}>{detail}</div> : null}
        </div>
      </div>
    </th>
  )
}

/** The name of a row as a link; pressing anywhere on the row follows it. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={css.rowLink}>
      {children}
    </Link>
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

/** The last cell: buttons that show themselves when the row has the pointer or the focus. */
export function ActionsCell({ isAlwaysShown, children }: { isAlwaysShown?: boolean; children: ReactNode }) {
  return (
    <td className={`${css.cell} ${css.actions}`}>
      {isAlwaysShown ? children : <span className={css.quietActions}>{children}</span>}
    </td>
  )
}
