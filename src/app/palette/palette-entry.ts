import type { PaletteRow } from '#machines/palette/palette.types.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'

/** A row of the palette: it leads to a path, or does something. */
export type PaletteEntry = PaletteRow & { icon: IconName } & ({ path: string } | { act: () => void })

export const pathOfEntry = (entry: PaletteEntry): string | null => ('path' in entry ? entry.path : null)

/** What was asked for last: the palette, or the list of all keys. Each time it is another object. */
export type AskedCommand = { what: 'palette.open' | 'keys.show' }
