/** Where the button can be. At first it covers nothing of the product. */
export const panelPlaces = [
  { id: 'aside', label: 'Right margin' },
  { id: 'bottom-left', label: 'Bottom left' },
  { id: 'bottom-right', label: 'Bottom right' },
  { id: 'top-right', label: 'Top right' },
  { id: 'hidden', label: 'Hidden: use the keys' },
] as const

export type PanelPlace = (typeof panelPlaces)[number]['id']

const keys = { place: 'threereco.mock.button', open: 'threereco.mock.panel', wide: 'threereco.mock.wide' } as const

/** Reads what this tab keeps until it is closed. */
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

/** Where the button is in this tab; out of the way by default. */
export const keptPlace = (): PanelPlace => panelPlaces.find(({ id }) => id === read(keys.place))?.id ?? 'aside'

/** Keeps the place until the tab is closed, so that a hidden button is back on the next visit. */
export const keepPlace = (place: PanelPlace) => write(keys.place, place)

/** Whether the panel was open before the page was reloaded, as it is for other data. */
export const wasOpen = () => read(keys.open) === 'open'

export const keepOpen = (isOpen: boolean) => write(keys.open, isOpen ? 'open' : 'closed')

/** Whether the panel is below the page where there is room beside it. */
export const wasWide = () => read(keys.wide) === 'wide'

export const keepWide = (isWide: boolean) => write(keys.wide, isWide ? 'wide' : 'narrow')
