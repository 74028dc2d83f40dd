import type { PaletteRow } from '#machines/palette/palette.types.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'
import { pressedCharacter } from '#ui/keys/pressed-character.ts'

/** A palette row that opens a path or runs an action. */
export type PaletteEntry = PaletteRow & { icon: IconName } & ({ path: string } | { act: () => void })

export const pathOfEntry = (entry: PaletteEntry): string | null => ('path' in entry ? entry.path : null)

/** The last requested command. Each request is a new object, so that effects run again for the same command. */
export type CommandRequest = { what: 'palette.open' | 'keys.show' }

/** True for Ctrl+K or ⌘+K. */
export const isPaletteKey = (event: KeyboardEvent) =>
  event.ctrlKey !== event.metaKey && !(event.altKey || event.shiftKey) && pressedCharacter(event) === 'k'
