import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import '#ui/fields/field-table.css.ts'
import * as css from './table.css.ts'
import { numeric } from './table-row.css.ts'

/**
 * Plain HTML table. Narrow tables show their rows as cards, in which each cell shows its `label`.
 *
 * - `aria-busy` dims the rows, which stay in place.
 * - `isCompact` reduces the row height; `hasSecondLines` increases it for a second line. With `isOneLine`, long texts end
 *   with an ellipsis.
 * - `rowCount` is the number of rows on all pages.
 * - The props from `useRowKeys` add arrow key navigation.
 */
export function Table({
  label,
  kind,
  isCompact,
  hasSecondLines,
  isOneLine,
  widths,
  rowCount,
  children,
  ...table
}: Omit<ComponentProps<'table'>, 'className' | 'style'> & {
  label: string
  /**
   * `fields` is for rows with inputs. `wide` is for tables without focusable content: the scroll container takes the
   * focus.
   */
  kind?: 'fields' | 'wide'
  isCompact?: boolean
  hasSecondLines?: boolean
  isOneLine?: boolean
  /** Grid tracks of the columns. The table scrolls if it is narrower than `least` rem. */
  widths?: { columns: string; least: number }
  rowCount?: number | undefined
}) {
  const classes = [
    css.scroller,
    kind === 'fields' ? css.fields : '',
    isCompact ? css.compact : '',
    hasSecondLines ? css.twoLined : '',
    isOneLine ? css.oneLine : '',
  ]
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      {...(kind === 'wide' ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {/* Plus 1 for the header row. */}
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

/** Table header. Its children are `Column`, and `NoColumn` for a column without a header. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className={css.head}>
      <tr>{children}</tr>
    </thead>
  )
}

/**
 * Table body with `Row` children. If a table has several bodies, each starts with a `GroupHead`. `isComplete` rows are
 * not part of the response that a busy table waits for, and stay undimmed.
 */
export function TableBody({ isComplete, children }: { isComplete?: boolean; children: ReactNode }) {
  return (
    <tbody className={css.body} data-complete={isComplete ? '' : undefined}>
      {children}
    </tbody>
  )
}

/**
 * Table foot with a `Row` of totals. `isPartial` greys them. With `hasColumns`, the second line is visible only as a
 * card, because the columns contain the totals.
 */
export function TableFoot({
  isPartial,
  hasColumns,
  children,
}: {
  isPartial: boolean
  hasColumns: boolean
  children: ReactNode
}) {
  return (
    <tfoot className={css.foot} data-partial={isPartial ? '' : undefined} data-columns={hasColumns ? '' : undefined}>
      {children}
    </tfoot>
  )
}

/**
 * Heading across all columns, or across the first `leadCount` if `cells` follow. Arrow keys skip it. With `isBlank` it
 * has no text.
 */
export function GroupHead({
  columnCount,
  leadCount = columnCount,
  isBlank,
  title,
  cells,
  children,
}: {
  columnCount: number
  leadCount?: number
  isBlank?: boolean
  title?: string
  cells?: ReactNode
  children: ReactNode
}) {
  const words = (
    <>
      {title ? <strong className={css.groupTitle}>{title}</strong> : null}
      {children}
    </>
  )
  const cell = {
    colSpan: leadCount,
    className: css.groupName,
    style: { '--lead': cells ? `span ${leadCount}` : '-1' },
    children: words,
  }
  return (
    <tr className={css.groupHead}>
      {isBlank ? <td {...cell} /> : <th scope="rowgroup" {...cell} />}
      {cells}
    </tr>
  )
}

/** Block of rows in a table of `kind` "fields". Off-screen blocks skip layout and paint. */
export function TableBlock({ rowCount, children }: { rowCount: number; children: ReactNode }) {
  return (
    <tbody className={`${css.body} ${css.block}`} style={{ '--rows': rowCount }}>
      {children}
    </tbody>
  )
}

/** Column header. With a `unit` the column is numeric. `sort` is the current direction; `onSort` changes it. */
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

/** Empty header above the row buttons. The buttons have their own accessible names. */
export const NoColumn = () => <td className={`${css.column} ${css.noColumn}`}>{null}</td>
