/** Where the button can be: it covers nothing of the product at first, and can be put out of the way of anything else. */
export const panelPlaces = [
  { id: 'aside', label: 'Out of the way' },
  { id: 'bottom-left', label: 'Bottom left' },
  { id: 'bottom-right', label: 'Bottom right' },
  { id: 'top-right', label: 'Top right' },
  { id: 'hidden', label: 'Nowhere: the keys alone open the panel' },
] as const

export type PanelPlace = (typeof panelPlaces)[number]['id']

const keys = { place: 'threereco.mock.button', open: 'threereco.mock.panel' } as const

/** What this tab keeps until it is closed. */
function read(key: string) {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage is forbidden here: all is as at first, on every load.
    return null
  }
}
function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is forbidden here: it holds until the next load.
  }
}

/** Where the button was put in this tab; out of the way unless it was. */
export const keptPlace = (): PanelPlace => panelPlaces.find(({ id }) => id === read(keys.place))?.id ?? 'aside'

/** Keeps the place for the visit, and not for longer: who hid the button finds it again the next time. */
export const keepPlace = (place: PanelPlace) => write(keys.place, place)

/** Whether the panel was open when the page was loaded again, as it does for other data. */
export const wasOpen = () => read(keys.open) === 'open'

export const keepOpen = (isOpen: boolean) => write(keys.open, isOpen ? 'open' : 'closed')
