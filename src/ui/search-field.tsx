import { useEffect, useRef } from 'react'
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components/SearchField'
import { box, input } from './field.css.ts'
import { Icon } from './icon.tsx'
import * as css from './search-field.css.ts'

/** A search over a list. `/` brings the focus here from anywhere on the screen; Escape empties it. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  /** Shown in the empty field: "Search materials". */
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const ref = useRef<HTMLInputElement>(null)
  useSlash(ref)
  return (
    <AriaSearchField className={css.search} aria-label={label} value={value} onChange={onChange}>
      <div className={box}>
        <Icon name="search" />
        <Input ref={ref} className={input} placeholder={label} aria-keyshortcuts="/" />
        {value ? (
          <Button className={css.clear} aria-label="Clear search">
            <Icon name="x" />
          </Button>
        ) : (
          <kbd className={css.kbd} aria-hidden="true">
            /
          </kbd>
        )}
      </div>
    </AriaSearchField>
  )
}

function useSlash(ref: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
      )
        return
      event.preventDefault()
      ref.current?.focus()
      ref.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [ref])
}
