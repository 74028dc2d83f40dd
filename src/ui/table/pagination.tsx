import { type ComponentProps, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { buttonLook } from '#ui/basics/button-look.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import * as css from './pagination.css.ts'

/** Minimum page count for showing the First and Last buttons. */
const manyPages = 20

type Position = {
  page: number
  pages: number
  /** Numbers of the first and the last displayed row, from 1; null if no rows are displayed. */
  range: { from: number; to: number } | null
  count: number
  /** True while the row count is unknown. The page buttons are then disabled. */
  isWaiting?: boolean
}

/** Row range, page size and page buttons. Renders nothing if the smallest page size fits all rows. */
export function Pagination({
  position,
  pageSize,
  pageSizes,
  write = String,
  onPageChange,
  onPageSizeChange,
}: {
  position: Position
  pageSize: number
  pageSizes: readonly number[]
  write?: (count: number) => string
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
}) {
  const { page, pages, range, count, isWaiting = false } = position
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b)
  if (pages === 1 && count <= (sizes[0] ?? 0) && range !== null) return null
  const hasEnds = pages > manyPages
  const item = (name: string, to: number, look: Pick<ComponentProps<typeof PageButton>, 'variant' | 'isEnd'> = {}) => (
    <PageButton {...look} isOpen={!isWaiting && to !== page && to >= 1 && to <= pages} onPress={() => onPageChange(to)}>
      {name}
    </PageButton>
  )
  return (
    <nav className={css.pagination} aria-label={t('Pages')}>
      <output>
        {range === null
          ? t('No rows')
          : t('{from}–{to} of {count}', { from: write(range.from), to: write(range.to), count: write(count) })}
      </output>
      <div className={`${css.group} ${screenOnly}`}>
        <PageSize value={pageSize} sizes={sizes} onChange={onPageSizeChange} />
        {pages > 1 ? (
          <div className={css.pageButtons}>
            {hasEnds ? item(t('First'), 1, { isEnd: true }) : null}
            {item(t('Previous'), page - 1)}
            <span className={css.position}>
              {rich('<page></page> of {pages}', {
                page: () => <PageInput page={page} pages={pages} onChange={onPageChange} />,
                pages: write(pages),
              })}
            </span>
            {item(t('Next'), page + 1, { variant: 'secondary' })}
            {hasEnds ? item(t('Last'), pages, { isEnd: true }) : null}
          </div>
        ) : null}
      </div>
    </nav>
  )
}

type PageSizeProps = { value: number; sizes: readonly number[]; onChange: (size: number) => void }

const PageSize = ({ value, sizes, onChange }: PageSizeProps) => (
  <label className={css.size}>
    {t('Rows')}
    <span className={css.sizeBox}>
      <select className={css.select} value={value} onChange={event => onChange(Number(event.target.value))}>
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
)

/** Page button. On the first or last page it is disabled but stays in place, so that it keeps the focus. */
function PageButton({
  variant = 'quiet',
  isEnd = false,
  isOpen,
  onPress,
  children,
}: {
  variant?: 'secondary' | 'quiet'
  /** True for the First and Last buttons. Phones hide them, because users can type the page number. */
  isEnd?: boolean
  isOpen: boolean
  onPress: () => void
  children: string
}) {
  return (
    <Button
      className={`${buttonLook({ variant })} ${isEnd ? css.end : css.button}`}
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
      aria-label={t('Page')}
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
