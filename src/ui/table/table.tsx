import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import '#ui/fields/field-table.css.ts'
import * as css from './table.css.ts'
import { numeric } from './table-row.css.ts'

/**
 * A plain HTML table. If it is narrow, its rows become cards, in which each cell shows its `label`. While it is busy, its rows
 * stay, dimmed. `isCompact` takes room from rows of words, `hasSecondLines` gives them room for a line under each name.
 * `rowCount` counts the rows of all pages. The props of `useRowKeys` make its rows ones to go through with the arrow keys.
 */
export function Table({
  label,
  kind,
  isCompact,
  hasSecondLines,
  widths,
  rowCount,
  children,
  ...table
}: Omit<ComponentProps<'table'>, 'className' | 'style'> & {
  label: string
  /** `fields` has room for controls. `wide` has nothing that takes the focus: it does so itself, to be scrolled by keys. */
  kind?: 'fields' | 'wide'
  isCompact?: boolean
  hasSecondLines?: boolean
  /** Fixed tracks of a grid. If there is less room than `least`, in rem, the table scrolls. */
  widths?: { columns: string; least: number }
  rowCount?: number | undefined
}) {
  const classes = [
    css.scroller,
    kind === 'fields' ? css.fields : '',
    isCompact ? css.compact : '',
    hasSecondLines ? css.twoLined : '',
  ]
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      {...(kind === 'wide' ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {/* The head is a row, too. */}
      <table
        {...table}
        className={widths ? `${css.table} ${css.fixed}` : css.table}
        style={widths && { '--columns': widths.columns, '--least': `${widths.least}rem` }}
        aria-label={label}
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

/** The body of a table; its children are `Row`s, under a `GroupHead` where there are several bodies. */
export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className={css.body}>{children}</tbody>
}

/** Across all columns, and no row of the list: the arrow keys go past it. While `isBlank` it names nothing. */
export function GroupHead({
  columnCount,
  isBlank,
  title,
  children,
}: {
  columnCount: number
  isBlank?: boolean
  title?: string
  children: ReactNode
}) {
  const words = (
    <>
      {title ? <strong className={css.groupTitle}>{title}</strong> : null}
      {children}
    </>
  )
  const cell = { colSpan: columnCount, className: css.groupName, children: words }
  return <tr className={css.groupHead}>{isBlank ? <td {...cell} /> : <th scope="rowgroup" {...cell} />}</tr>
}

/** Some rows of a table with `hasFields`. They are laid out and painted near the window only. */
export function TableBlock({ rowCount, children }: { rowCount: number; children: ReactNode }) {
  return (
    <tbody className={`${css.body} ${css.block}`} style={{ '--rows': rowCount }}>
      {children}
    </tbody>
  )
}

/** The header of a column; with a `unit` its column has figures. `sort` is its present order, `onSort` changes it. */
export function Column({
  children,
  unit,
  isNumeric = unit !== undefined,
  sort,
  onSort,
}: {
  children: string
  unit?: string
  isNumeric?: boolean
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
    <th scope="col" className={isNumeric ? `${css.column} ${numeric}` : css.column} aria-sort={sort}>
      {onSort ? (
        <button type="button" className={isNumeric ? css.numericSort : css.sort} onClick={onSort}>
          <span>{words}</span>
          <span className={css.arrow}>
            {sort ? <Icon name={sort === 'ascending' ? 'arrow-up' : 'arrow-down'} /> : null}
          </span>
        </button>
      ) : (
        words
      )}
    </th>
  )
}

/** Stands over the buttons of each row, which are no column of data and are named one by one. */
export const NoColumn = () => <td className={`${css.column} ${css.noColumn}`}>{null}</td>
