import { t } from '#messages/message.ts'
import { PlainField } from './plain-field.tsx'
import * as css from './rows-field.css.ts'

/**
 * Textarea for rows and cells that the user copies from a spreadsheet. Ctrl/⌘+Enter submits. `minHeight` is a CSS
 * length.
 */
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
  hasFirstFocus?: boolean
}) {
  return (
    <PlainField
      label={t('Rows')}
      {...(description === undefined ? {} : { description })}
      errorMessage={isMissing && value.trim() === '' ? t('Paste at least one row') : ''}
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
