import { type FormEvent, useState } from 'react'
import type { SentEvent } from '#lab/core/run/steps.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import * as css from './lab.css.ts'

/** Formats a value: strings unchanged, other values as JSON. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Parses the text of a field. If the example is a string, the text stays unchanged; otherwise it must be JSON. @throws
 * if the JSON is invalid.
 */
const read = (text: string, example: unknown): unknown => (typeof example === 'string' ? text : JSON.parse(text))

/** Form for the payload of an event, prefilled with the example's payload. */
export function EventForm({ example, onSend }: { example: SentEvent; onSend: (event: SentEvent) => void }) {
  const { type, ...payload } = example
  const [texts, setTexts] = useState(() =>
    Object.entries(payload).map(([name, value]) => [name, written(value)] as const),
  )
  const [fault, setFault] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const values: Record<string, unknown> = {}
    for (const [name, text] of texts) {
      try {
        values[name] = read(text, payload[name])
      } catch {
        setFault(name)
        return
      }
    }
    setFault(null)
    onSend({ type, ...values })
  }
  return (
    <form aria-label={type} className={css.payload} onSubmit={send}>
      {texts.map(([name, text]) => (
        <TextField
          key={name}
          label={name}
          value={text}
          errorMessage={fault === name ? 'Invalid JSON.' : ''}
          onChange={next => setTexts(texts.map(entry => (entry[0] === name ? [name, next] : entry)))}
        />
      ))}
      <Button type="submit" variant="primary">
        Send
      </Button>
    </form>
  )
}
