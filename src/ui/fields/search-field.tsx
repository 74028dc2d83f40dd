import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import { box, input } from './field.css.ts'
import * as css from './search-field.css.ts'

/**
 * A search over a list. `/` brings the focus here from anywhere on the screen; Escape empties it, Enter is `onSubmit`, and
 * the arrow down is `onLeave`: on to what was found. Plain elements, as it is on screens that should be there at once.
 */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  onLeave,
  ref: given,
}: {
  /** Shown in the empty field: "Search materials". */
  label: string
  value: string
  onChange: (text: string) => void
  onSubmit?: () => void
  onLeave?: () => void
  /** The input, so that the focus can be brought here. */
  ref?: RefObject<HTMLInputElement | null>
}) {
  const own = useRef<HTMLInputElement>(null)
  const ref = given ?? own
  useSlash(ref)
  return (
    <div className={`${css.search} ${box}`}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        dir="auto"
        className={input}
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        value={value}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            // A form around it is not sent by a search.
            event.preventDefault()
            onSubmit?.()
          }
          if (event.key === 'Escape' && value !== '') {
            // What stands around the field, such as a dialog, stays as it is.
            event.stopPropagation()
            event.preventDefault()
            onChange('')
          }
          if (event.key === 'ArrowDown' && onLeave) {
            event.preventDefault()
            onLeave()
          }
        }}
      />
      {value ? (
        // Escape does the same, so Tab goes on to what was found.
        <button
          type="button"
          className={css.clear}
          aria-label="Clear search"
          tabIndex={-1}
          onClick={() => {
            onChange('')
            ref.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
      ) : (
        <kbd className={css.kbd} aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  )
}

function useSlash(ref: RefObject<HTMLInputElement | null>) {
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
