import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ThingKind } from '#lab/stage/sights/sight.ts'
import { elementsOf, isInSight } from './eyes.ts'

/** Does what a person can do on the screen. What the screen does not offer is told by `false`. */
export function person() {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const press = async (kind: Exclude<ThingKind, 'text'>, name: string) => {
    const [element] = elementsOf(kind, name)
    if (!element || (kind === 'button' && !isInSight(['button', name]))) return false
    await user.click(element)
    return true
  }
  return {
    user,
    press,
    /** Presses what comes into sight by something that was done just now. */
    pressNext: async (kind: Exclude<ThingKind, 'text'>, name: string) => {
      await waitFor(() => {
        if (!isInSight([kind, name])) throw new Error(`No ${kind} “${name}” came into sight`)
      })
      return await press(kind, name)
    },
    /** What stands in a field. */
    textOf: (name: string) => (elementsOf('field', name)[0] as HTMLInputElement | undefined)?.value ?? '',
    /** Chooses one of few known options. */
    choose: async (name: string, option: string) => {
      const [field] = elementsOf('field', name)
      if (!field) return false
      await user.selectOptions(field, option)
      return true
    },
    /** Replaces what is in a field at once, as by pasting. */
    fill: async (name: string, text: string) => {
      const [field] = elementsOf('field', name)
      if (!field || field.matches(':disabled, :read-only')) return false
      await user.clear(field)
      if (text !== '') await user.paste(text)
      return true
    },
  }
}

export type Person = ReturnType<typeof person>
