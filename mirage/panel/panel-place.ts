/** Positions of the button. The first one, the default, covers nothing of the product. */
export const panelPlaces = [
  { id: 'aside', label: 'Right margin' },
  { id: 'bottom-left', label: 'Bottom left' },
  { id: 'bottom-right', label: 'Bottom right' },
  { id: 'top-right', label: 'Top right' },
  { id: 'hidden', label: 'Hidden: use the keys' },
] as const

export type PanelPlace = (typeof panelPlaces)[number]['id']

const keys = { place: 'threereco.mock.button', open: 'threereco.mock.panel', wide: 'threereco.mock.wide' } as const

/** Reads a value of this tab's session storage. */
function read(key: string) {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage is forbidden: every load starts with the defaults.
    return null
  }
}
function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is forbidden: the choice lasts until the next load.
  }
}

export const keptPlace = (): PanelPlace => panelPlaces.find(({ id }) => id === read(keys.place))?.id ?? 'aside'

/** Stores the position until the tab closes, so that a hidden button returns on the next visit. */
export const keepPlace = (place: PanelPlace) => write(keys.place, place)

/** True if the panel was open before the page reloaded, for example to change the data. */
export const wasOpen = () => read(keys.open) === 'open'

export const keepOpen = (isOpen: boolean) => write(keys.open, isOpen ? 'open' : 'closed')

/** True if the panel was below the page on a screen with space at the side. */
export const wasWide = () => read(keys.wide) === 'wide'

export const keepWide = (isWide: boolean) => write(keys.wide, isWide ? 'wide' : 'narrow')
