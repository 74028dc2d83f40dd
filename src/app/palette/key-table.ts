import type { User } from '#schemas/user.ts'
import { goKey, goLetters, newKey, newRecordsFor, screensFor } from './palette-places.ts'
import { helpKey } from './palette-preferences.ts'

/** Keys that do the same, or belong together; where they do it, and what. */
export type KeyRow = { keys: readonly string[]; where: string; does: string; isSingle?: boolean }

const shown = (key: string) => key.toUpperCase()

const goKeys = (letter: string) => `${shown(goKey)} ${shown(letter)}`

const goRows: KeyRow[] = goLetters.map(({ letter, label }) => ({
  keys: [goKeys(letter)],
  where: 'everywhere',
  does: `goes to ${label}`,
  isSingle: true,
}))

/**
 * All keys of the app, and the table in .readme/user-guide.md, which a test compares. `Ctrl` is ⌘ on a Mac. Keys
 * that are pressed together have a plus between them, those that follow one another a space. `isSingle`: it can be turned off.
 */
export const keyTable: readonly KeyRow[] = [
  {
    keys: ['Ctrl+K'],
    where: 'everywhere',
    does: 'opens the palette: screens, new records, records by name, preferences',
  },
  { keys: [helpKey], where: 'everywhere', does: 'shows all keys', isSingle: true },
  ...goRows,
  { keys: [shown(newKey)], where: 'lists', does: 'makes a new record', isSingle: true },
  { keys: ['/'], where: 'lists, permissions', does: 'goes to the search', isSingle: true },
  { keys: ['F'], where: 'lists of trades', does: 'shows and hides their figures', isSingle: true },
  {
    keys: ['↓', '↑', 'Home', 'End'],
    where: 'lists',
    does: 'goes through the rows; `↓` in the search goes to the first',
  },
  { keys: ['Enter', 'Shift+F10'], where: 'a row', does: 'opens it; opens its menu' },
  {
    keys: ['Space', 'Shift+Space'],
    where: 'a row',
    does: 'selects it; selects all rows from the one that was selected last to it',
  },
  { keys: ['Ctrl+A', 'Escape'], where: 'lists', does: 'selects all rows of the page; selects none' },
  { keys: ['↓', '↑'], where: 'the palette', does: 'goes through its rows' },
  { keys: ['Enter', 'Ctrl+Enter'], where: 'the palette', does: 'opens a row; opens it in a new tab' },
  {
    keys: ['Ctrl+Enter'],
    where: 'forms',
    does: 'saves; a new transaction or collection as its button says, with the list or the next one after it',
  },
  { keys: ['Enter'], where: 'fields of a form', does: 'goes on to the next field, and saves nothing' },
  {
    keys: ['Enter'],
    where: 'look-ups',
    does: 'takes the only hit, or the one that says exactly what is typed, now or when the answer comes; once more goes on',
  },
  {
    keys: ['Enter'],
    where: 'the search for materials',
    does: 'adds a line at once, whose material is looked up behind it; the focus is in its weight',
  },
  { keys: ['Enter'], where: 'a line', does: 'goes from weight to value to the search for materials' },
  {
    keys: ['Ctrl+↑', 'Ctrl+↓'],
    where: 'a line, the search for materials',
    does: 'goes to the same number of the line above or below',
  },
  { keys: ['Enter', 'Space'], where: 'a date', does: 'opens it; `Escape` closes it' },
  { keys: ['Ctrl+Backspace'], where: 'a line that is not saved', does: 'takes it away, with Undo' },
  { keys: ['Alt+T'], where: 'everywhere', does: 'goes to the notifications' },
]

export function keyTableFor(user: User): readonly KeyRow[] {
  const open = new Set(screensFor(user).flatMap(({ keys = [] }) => keys.slice(1).map(goKeys)))
  const mayCreate = newRecordsFor(user, '').length > 0
  return keyTable.filter(row => {
    if (goRows.includes(row)) return row.keys.every(key => open.has(key))
    return mayCreate || !row.keys.includes(shown(newKey))
  })
}
