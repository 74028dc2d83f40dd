import { type FormEvent, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import * as css from './lab.css.ts'

/** Field for a value typed as JSON, with a button. `example` is the initial text. */
export function JsonForm({
  label,
  example,
  button,
  onValue,
}: {
  label: string
  example: string
  button: string
  onValue: (value: unknown) => void
}) {
  const [json, setJson] = useState(example)
  const [fault, setFault] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    try {
      onValue(JSON.parse(json))
      setFault('')
    } catch {
      setFault(`Enter valid JSON, such as ${example || '{"id": 1}'}`)
    }
  }
  return (
    <form className={css.payload} aria-label={label} onSubmit={submit}>
      <TextField label={label} value={json} errorMessage={fault} onChange={setJson} spellCheck={false} />
      <Button type="submit">{button}</Button>
    </form>
  )
}
