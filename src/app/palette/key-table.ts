import type { User } from '#schemas/user.ts'
import { goKey, goLetters, newKey, newRecordsFor, screensFor } from './palette-places.ts'
import { helpKey } from './palette-preferences.ts'

/** Keys with the same effect. `where` is their scope. `isSingle`: the user can turn these keys off. */
export type KeyRow = { keys: readonly string[]; where: string; does: string; isSingle?: boolean }

const shown = (key: string) => key.toUpperCase()

const goKeys = (letter: string) => `${shown(goKey)} ${shown(letter)}`

const goRows: KeyRow[] = goLetters.map(({ letter, label }) => ({
  keys: [goKeys(letter)],
  where: 'Everywhere',
  does: `Go to ${label}`,
  isSingle: true,
}))

/**
 * All keyboard shortcuts. A test compares them with the table in .readme/user-guide.md. `Ctrl` means ⌘ on a Mac. `+`
 * joins keys pressed together; a space separates keys pressed in sequence.
 */
export const keyTable: readonly KeyRow[] = [
  {
    keys: ['Ctrl+K'],
    where: 'Everywhere',
    does: 'Find screens, records and preferences',
  },
  { keys: [helpKey], where: 'Everywhere', does: 'Show all keys', isSingle: true },
  ...goRows,
  { keys: [shown(newKey)], where: 'Lists', does: 'Create a record', isSingle: true },
  { keys: ['/'], where: 'Lists, permissions', does: 'Go to the search', isSingle: true },
  { keys: ['F'], where: 'Lists of trades', does: 'Show or hide figures', isSingle: true },
  {
    keys: ['↓', '↑', 'Home', 'End'],
    where: 'Lists',
    does: 'Move between rows; `↓` in the search goes to the first row',
  },
  { keys: ['Enter', 'Shift+F10'], where: 'Row', does: 'Open the row; open its menu' },
  {
    keys: ['Space', 'Shift+Space'],
    where: 'Row',
    does: 'Select the row; select a range',
  },
  { keys: ['Ctrl+A', 'Escape'], where: 'Lists', does: 'Select all rows of the page; clear the selection' },
  { keys: ['↓', '↑'], where: 'Palette', does: 'Move between results' },
  { keys: ['Enter', 'Ctrl+Enter'], where: 'Palette', does: 'Open the result; open it in a new tab' },
  {
    keys: ['Ctrl+Enter'],
    where: 'Forms',
    does: 'Save or record, like the main button',
  },
  { keys: ['Enter'], where: 'Form fields', does: 'Go to the next field without saving' },
  {
    keys: ['Enter'],
    where: 'Look-ups',
    does: 'Choose the only match or the exact match; press again for the next field',
  },
  {
    keys: ['Enter'],
    where: 'Material search',
    does: 'Add a line and go to its weight',
  },
  { keys: ['Enter'], where: 'Line', does: 'Move from weight to value, then to the material search' },
  {
    keys: ['Ctrl+↑', 'Ctrl+↓'],
    where: 'Line, material search',
    does: 'Go to the same field of the line above or below',
  },
  { keys: ['Enter', 'Space'], where: 'Date', does: 'Open the calendar; `Escape` closes it' },
  { keys: ['Ctrl+Backspace'], where: 'Unsaved line', does: 'Remove the line, with Undo' },
  { keys: ['Alt+T'], where: 'Everywhere', does: 'Go to the notifications' },
]

export function keyTableFor(user: User): readonly KeyRow[] {
  const open = new Set(screensFor(user).flatMap(({ keys = [] }) => keys.slice(1).map(goKeys)))
  const mayCreate = newRecordsFor(user, '').length > 0
  return keyTable.filter(row => {
    if (goRows.includes(row)) return row.keys.every(key => open.has(key))
    return mayCreate || !row.keys.includes(shown(newKey))
  })
}
