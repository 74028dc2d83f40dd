import { useState } from 'react'

/** State of the sign-in fields. Editing a field hides its error until the next response. */
export function useSignInFields<Values extends Record<string, string>>(
  initial: Values,
  messages: Readonly<Record<string, string>>,
) {
  const [values, setValues] = useState(initial)
  const [edits, setEdits] = useState<{ since: typeof messages; fields: readonly string[] }>({
    since: messages,
    fields: [],
  })
  const edited = edits.since === messages ? edits.fields : []

  return {
    values,
    fillIn: setValues,
    bind: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (text: string) => {
        setValues(current => ({ ...current, [name]: text }))
        setEdits({ since: messages, fields: [...edited, name] })
      },
      errorMessage: edited.includes(name) ? '' : (messages[name] ?? ''),
    }),
  }
}
