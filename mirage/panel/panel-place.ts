/** Positions of the launcher button. The default comes first and covers nothing in the product. */
export const panelPlaces = [
  { id: 'margin', label: 'Right margin' },
  { id: 'bottom-left', label: 'Bottom left' },
  { id: 'bottom-right', label: 'Bottom right' },
  { id: 'top-right', label: 'Top right' },
  { id: 'hidden', label: 'Hidden: use the keys' },
] as const

export type PanelPlace = (typeof panelPlaces)[number]['id']

const keys = { place: 'threereco.mock.button', open: 'threereco.mock.panel', wide: 'threereco.mock.wide' } as const

/** Returns a value from this tab's session storage; null if storage is blocked. */
function read(key: string) {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage is blocked, so every page load starts with the defaults.
    return null
  }
}
function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is blocked, so the choice lasts until the next page load.
  }
}

export const storedPlace = (): PanelPlace => panelPlaces.find(({ id }) => id === read(keys.place))?.id ?? 'margin'

/** Stores the position until the tab closes. A hidden button therefore reappears in a new tab. */
export const keepPlace = (place: PanelPlace) => write(keys.place, place)

/** True if the panel was open before the page reloaded, for example after a change of the scenario. */
export const wasOpen = () => read(keys.open) === 'open'

export const keepOpen = (isOpen: boolean) => write(keys.open, isOpen ? 'open' : 'closed')

/** True if the user last chose wide mode: the panel below the page, even on a wide screen. */
export const wasWide = () => read(keys.wide) === 'wide'

export const keepWide = (isWide: boolean) => write(keys.wide, isWide ? 'wide' : 'narrow')
