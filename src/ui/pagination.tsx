import { useState } from 'react'
import { Button } from './button.tsx'
import * as css from './pagination.css.ts'
import { Select } from './select.tsx'

/** Where one is in a list, and the ways through it. Pages count from 1; `pages` is at least 1. */
export function Pagination({
  label,
  page,
  pages,
  count,
  pageSize,
  pageSizes,
  onPageChange,
  onPageSizeChange,
}: {
  label: string
  page: number
  pages: number
  /** How many rows there are on all pages together. */
  count: number
  pageSize: number
  pageSizes: readonly number[]
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
}) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, count)
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b)
  return (
    <nav className={css.pagination} aria-label={label}>
      <output>{count === 0 ? 'No rows' : `${first}–${last} of ${count}`}</output>
      <div className={css.group}>
        <Select
          label="Rows"
          isInline
          options={sizes.map(size => ({ id: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={size => onPageSizeChange(Number(size))}
        />
        <div className={css.ways}>
          <Button variant="quiet" isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
            Previous
          </Button>
          <span className={css.position}>
            <PageInput page={page} pages={pages} onChange={onPageChange} />
            of {pages}
          </span>
          <Button isDisabled={page >= pages} onPress={() => onPageChange(page + 1)}>
            Next
          </Button>
        </div>
      </div>
    </nav>
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
    if (wanted === page) setText(String(page))
    else onChange(wanted)
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
