import type { PaletteRow } from '#machines/palette/palette.types.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'

/** A row of the palette: it leads to a path, or does something. */
export type PaletteEntry = PaletteRow & { icon: IconName } & ({ path: string } | { act: () => void })

export const pathOfEntry = (entry: PaletteEntry): string | null => ('path' in entry ? entry.path : null)

/** What was asked for last: the palette, or the list of all keys. Each time it is another object. */
export type AskedCommand = { what: 'palette.open' | 'keys.show' }

/** Whether a key press is Ctrl+K, or ⌘+K. Where the keyboard has other letters than the Latin ones, K is the letter on the key. */
export const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !(altKey || shiftKey) && (key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK'))
