import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const field = () => screen.getByRole('combobox', { name: 'Find or go to' })
const list = () => screen.getByRole('listbox', { name: 'Results' })

/** The words of a row: those of its name, without what stands beside it. */
const labelOf = (row: Element) => row.children[1]?.firstElementChild?.textContent ?? ''

export const groups = () =>
  within(list())
    .getAllByRole('group')
    .map(group => group.firstElementChild?.textContent)

/** The names of all rows, or of those of a group. */
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

/** The name of the row that Enter chooses; null where there is none. */
export function highlighted(): string | null {
  const id = field().getAttribute('aria-activedescendant')
  const row = id === null ? null : document.getElementById(id)
  return row && labelOf(row)
}

/** Opens the palette once a screen is there, by Ctrl+K unless other keys are given. */
export async function openPalette(user: UserEvent, keys = '{Control>}k{/Control}') {
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard(keys)
  await screen.findByRole('listbox', { name: 'Results' })
}
