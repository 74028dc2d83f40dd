import { type RefObject, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { Icon } from '#ui/basics/icon.tsx'
import { kbd } from '#ui/keys/kbd.css.ts'
import { usePlainKey } from '#ui/keys/use-plain-key.ts'
import { box, input } from './field.css.ts'
import * as css from './search-field.css.ts'

/**
 * Search input. `/` focuses it unless `hasShortcut` is false, Escape clears it, Enter calls `onSubmit`, and the down
 * arrow calls `onLeave`.
 */
export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  onSubmit,
  onLeave,
  hasShortcut = true,
  ref: outerRef,
}: {
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  onSubmit?: () => void
  onLeave?: () => void
  hasShortcut?: boolean
  ref?: RefObject<HTMLInputElement | null>
}) {
  const own = useRef<HTMLInputElement>(null)
  const ref = outerRef ?? own
  usePlainKey(hasShortcut ? '/' : null, () => {
    ref.current?.focus()
    ref.current?.select()
  })
  return (
    <AriaSearchField
      className={`${css.search} ${box}`}
      aria-label={label}
      value={value}
      onChange={onChange}
      // Always set: without a handler, Enter would submit the enclosing form.
      onSubmit={() => onSubmit?.()}
      onKeyDown={event => {
        // React Aria stops all other keys too, such as Ctrl+Shift+F for the filters.
        if (event.key !== 'ArrowDown' || !onLeave) return event.continuePropagation()
        event.preventDefault()
        onLeave()
      }}
    >
      <Icon name="search" />
      <Input
        ref={ref}
        dir="auto"
        className={input}
        placeholder={placeholder}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        autoComplete="off"
      />
      {value ? (
        <Button className={css.clear}>
          <Icon name="x" />
        </Button>
      ) : hasShortcut ? (
        <kbd className={kbd} aria-hidden="true">
          /
        </kbd>
      ) : null}
    </AriaSearchField>
  )
}
