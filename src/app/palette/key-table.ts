import { t } from '#messages/message.ts'
import type { User } from '#schemas/user.ts'
import { goKey, goLetters, newKey, newRecordsFor, screensFor } from './palette-places.ts'
import { helpKey } from './palette-preferences.ts'

/** Keys with the same effect. `where` is their scope. `isSingle`: the user can turn these keys off. */
export type KeyRow = { keys: readonly string[]; where: string; does: string; isSingle?: boolean }

const shown = (key: string) => key.toUpperCase()

const goKeys = (letter: string) => `${shown(goKey)} ${shown(letter)}`

const goRows: KeyRow[] = goLetters.map(({ letter, label }) => ({
  keys: [goKeys(letter)],
  where: t('Everywhere'),
  does: t('Go to {screen}', { screen: label }),
  isSingle: true,
}))

/**
 * All keyboard shortcuts. A test compares them with the table in .readme/user-guide.md. `Ctrl` means ⌘ on a Mac. `+`
 * joins keys pressed together; a space separates keys pressed in sequence.
 */
export const keyTable: readonly KeyRow[] = [
  {
    keys: ['Ctrl+K'],
    where: t('Everywhere'),
    does: t('Find screens, records and preferences'),
  },
  { keys: [helpKey], where: t('Everywhere'), does: t('Show all keys'), isSingle: true },
  ...goRows,
  { keys: [shown(newKey)], where: t('Lists'), does: t('Create a record'), isSingle: true },
  { keys: ['/'], where: t('Lists, permissions'), does: t('Go to the search'), isSingle: true },
  { keys: ['F'], where: t('Trade lists'), does: t('Show or hide figures'), isSingle: true },
  { keys: ['Ctrl+Shift+F'], where: t('Lists'), does: t('Open the filters') },
  {
    keys: ['↓', '↑', 'Home', 'End'],
    where: t('Lists'),
    does: t('Move between rows; `↓` in the search or the page goes to the first row'),
  },
  { keys: ['Enter', 'Shift+F10'], where: t('Row'), does: t('Open the row; open its menu') },
  { keys: ['P'], where: t('Row'), does: t('Print the slip'), isSingle: true },
  {
    keys: ['Space', 'Shift+Space'],
    where: t('Row'),
    does: t('Select the row; select a range'),
  },
  { keys: ['Ctrl+A', 'Escape'], where: t('Lists'), does: t('Select all rows of the page; clear the selection') },
  {
    keys: ['↓', '↑', '←', '→', 'Home', 'End'],
    where: t('Material flow'),
    does: t('Move between figures; with `Ctrl`, `Home` and `End` go to the first and the last figure'),
  },
  { keys: ['↓', '↑'], where: t('Palette'), does: t('Move between results') },
  { keys: ['Enter', 'Ctrl+Enter'], where: t('Palette'), does: t('Open the result; open it in a new tab') },
  {
    keys: ['Ctrl+Enter'],
    where: t('Forms'),
    does: t('Save the form or record the trade'),
  },
  { keys: ['Alt+R'], where: t('Forms'), does: t('Go to “Restore draft” or “Open load”') },
  { keys: ['Enter'], where: t('Form fields'), does: t('Go to the next field without saving') },
  {
    keys: ['Enter'],
    where: t('Look-ups'),
    does: t('Choose the only match or the exact match; press again for the next field'),
  },
  {
    keys: ['Enter'],
    where: t('Material search'),
    does: t('Add a line and go to its weight'),
  },
  { keys: ['Enter'], where: t('Line'), does: t('Move from weight to value, then to the material search') },
  {
    keys: ['Tab', 'Escape'],
    where: t('Empty value'),
    does: t('Fill in the last price and go to the next line; clear it'),
  },
  {
    keys: ['Ctrl+↑', 'Ctrl+↓'],
    where: t('Line, material search'),
    does: t('Go to the same field of the line above or below'),
  },
  { keys: ['Alt+1', 'Alt+9'], where: t('Form of a trade'), does: t('Go to the weight of line 1 to 9') },
  { keys: ['Alt+H'], where: t('Form of a trade'), does: t('Hold the load and open an empty form') },
  { keys: ['F9'], where: t('Line'), does: t('Read the weight from the scale: gross first, then tare') },
  { keys: ['Enter', 'Space'], where: t('Date'), does: t('Open the calendar; `Escape` closes it') },
  { keys: ['Ctrl+Backspace'], where: t('Unsaved line'), does: t('Remove the line, with Undo') },
  { keys: ['Alt+T'], where: t('Everywhere'), does: t('Go to the notifications') },
]

export function keyTableFor(user: User): readonly KeyRow[] {
  const open = new Set(screensFor(user).flatMap(({ keys = [] }) => keys.slice(1).map(goKeys)))
  const mayCreate = newRecordsFor(user, '').length > 0
  return keyTable.filter(row => {
    if (goRows.includes(row)) return row.keys.every(key => open.has(key))
    return mayCreate || !row.keys.includes(shown(newKey))
  })
}
