import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const field = () => screen.getByRole('combobox', { name: 'Find or go to' })
const list = () => screen.getByRole('listbox', { name: 'Results' })

/** Returns a row's label without its detail. */
const labelOf = (row: Element) => row.children[1]?.firstElementChild?.textContent ?? ''

export const groups = () =>
  within(list())
    .getAllByRole('group')
    .map(group => group.firstElementChild?.textContent)

/** Returns the labels of all rows, or only of one group. */
export const options = (group?: string) =>
  (group === undefined ? within(list()) : within(screen.getByRole('group', { name: group })))
    .getAllByRole('option')
    .map(labelOf)

export function option(label: string): HTMLElement {
  const found = within(list())
    .getAllByRole('option')
    .find(row => labelOf(row) === label)
  if (!found) throw new Error(`There is no row ${label}`)
  return found
}

/** Returns the highlighted row's label, or null. */
export function highlighted(): string | null {
  const id = field().getAttribute('aria-activedescendant')
  const row = id === null ? null : document.getElementById(id)
  return row && labelOf(row)
}

/** Waits for a screen and opens the palette, with Ctrl+K by default. */
export async function openPalette(user: UserEvent, keys = '{Control>}k{/Control}') {
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard(keys)
  await screen.findByRole('listbox', { name: 'Results' })
}
