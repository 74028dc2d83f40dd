import { isInaccessible, queryAllByLabelText, queryAllByRole } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { settle } from './run-scene.ts'

/** ARIA roles of each kind of element. */
const roles = {
  button: ['button'],
  heading: ['heading'],
  link: ['link'],
  option: ['option', 'radio', 'menuitem', 'menuitemradio'],
} as const

type ThingKind = keyof typeof roles | 'field'

/** Returns the accessible elements of a kind with this name prefix. */
export function elementsOf(kind: ThingKind, name: string): readonly HTMLElement[] {
  const begins = (words: string) => words.startsWith(name)
  const found =
    kind === 'field'
      ? queryAllByLabelText(document.body, begins, { selector: 'input, textarea, select' })
      : roles[kind].flatMap(role => queryAllByRole(document.body, role, { hidden: true, name: begins }))
  return found.filter(element => !element.closest('[inert]') && !isInaccessible(element))
}

/** Performs user actions. Each action resolves with false if the screen does not offer it. */
export function person() {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const press = async (kind: ThingKind, name: string) => {
    const element = elementsOf(kind, name).find(
      one => !one.matches(':disabled, [aria-disabled="true"], [data-pending]'),
    )
    if (element) await user.click(element)
    return element !== undefined
  }
  return {
    user,
    press,
    /** Presses an element that appeared after the previous action. */
    pressNext: async (kind: ThingKind, name: string) => {
      await settle()
      return press(kind, name)
    },
    /** Returns the text in a field; '' if no such field exists. */
    textOf: (name: string) => (elementsOf('field', name)[0] as HTMLInputElement | undefined)?.value ?? '',
    /** Presses keys in user-event's notation. */
    keys: async (keys: string) => {
      await user.keyboard(keys)
      return true
    },
    /** Chooses an option of a native select. */
    choose: async (name: string, option: string) => {
      const [field] = elementsOf('field', name)
      if (field) await user.selectOptions(field, option)
      return field !== undefined
    },
    /** Replaces the text in a field by pasting `text`. */
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
