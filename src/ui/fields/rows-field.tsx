import { PlainField } from './plain-field.tsx'
import * as css from './rows-field.css.ts'

/** A text of rows and cells, as spreadsheets copy them. Ctrl or ⌘ with Enter submits it; `minHeight` is a length of CSS. */
export function RowsField({
  value,
  onChange,
  onSubmit,
  description,
  isMissing,
  minHeight,
  hasFirstFocus,
}: {
  value: string
  onChange: (text: string) => void
  onSubmit: () => void
  description?: string
  isMissing: boolean
  minHeight: string
  /** Whether it takes the focus when it is there. */
  hasFirstFocus?: boolean
}) {
  return (
    <PlainField
      label="Rows"
      {...(description === undefined ? {} : { description })}
      errorMessage={isMissing && value.trim() === '' ? 'Paste at least one row' : ''}
    >
      {ties => (
        <textarea
          {...ties}
          {...(hasFirstFocus ? { autoFocus: true } : {})}
          className={css.rows}
          style={{ minHeight }}
          value={value}
          spellCheck={false}
          autoComplete="off"
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
            event.preventDefault()
            onSubmit()
          }}
        />
      )}
    </PlainField>
  )
}
