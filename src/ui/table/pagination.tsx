import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { buttonLook } from '#ui/basics/button-look.ts'
import { Icon } from '#ui/basics/icon.tsx'
import * as css from './pagination.css.ts'

/** The place in a list, and the ways through it. Pages count from 1; `pages` is at least 1. */
export function Pagination({
  label,
  page,
  pages,
  range,
  count,
  isWaiting = false,
  pageSize,
  pageSizes,
  write = String,
  onPageChange,
  onPageSizeChange,
}: {
  label: string
  page: number
  pages: number
  /** Which rows are on show, counted from 1; null while there are none. */
  range: { from: number; to: number } | null
  /** How many rows there are on all pages together. */
  count: number
  /** It is not known now how many rows there are, so there is no way through the pages. */
  isWaiting?: boolean
  pageSize: number
  pageSizes: readonly number[]
  /** How a number of rows or pages is written. */
  write?: (count: number) => string
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
}) {
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b)
  return (
    <nav className={css.pagination} aria-label={label}>
      <output>{range === null ? 'No rows' : `${write(range.from)}–${write(range.to)} of ${write(count)}`}</output>
      <div className={css.group}>
        <label className={css.size}>
          Rows
          <span className={css.sizeBox}>
            <select
              className={css.select}
              value={pageSize}
              onChange={event => onPageSizeChange(Number(event.target.value))}
            >
              {sizes.map(size => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
            <span className={css.chevron}>
              <Icon name="chevron-down" />
            </span>
          </span>
        </label>
        <div className={css.ways}>
          <Way variant="quiet" isOpen={page > 1 && !isWaiting} onPress={() => onPageChange(page - 1)}>
            Previous
          </Way>
          <span className={css.position}>
            <PageInput page={page} pages={pages} onChange={onPageChange} />
            of {write(pages)}
          </span>
          <Way isOpen={page < pages && !isWaiting} onPress={() => onPageChange(page + 1)}>
            Next
          </Way>
        </div>
      </div>
    </nav>
  )
}

/** A way to another page. Where there is none it stays, does nothing, and keeps the focus if it has it. */
function Way({
  variant = 'secondary',
  isOpen,
  onPress,
  children,
}: {
  variant?: 'secondary' | 'quiet'
  isOpen: boolean
  onPress: () => void
  children: string
}) {
  return (
    <Button
      className={`${buttonLook({ variant })} ${css.way}`}
      {...(isOpen ? {} : { 'aria-disabled': true })}
      onPress={() => {
        if (isOpen) onPress()
      }}
    >
      {children}
    </Button>
  )
}

function PageInput({ page, pages, onChange }: { page: number; pages: number; onChange: (page: number) => void }) {
  const [text, setText] = useState(String(page))
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setText(String(page))
  }
  const go = () => {
    const wanted = Math.min(Math.max(Number(text) || page, 1), pages)
    setText(String(page))
    if (wanted !== page) onChange(wanted)
  }
  return (
    <input
      className={css.page}
      aria-label="Page"
      inputMode="numeric"
      value={text}
      onChange={event => setText(event.target.value.replace(/\D/g, ''))}
      onBlur={go}
      onKeyDown={event => {
        if (event.key === 'Enter') go()
      }}
    />
  )
}
