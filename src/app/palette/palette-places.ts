import { ownDetailsPath } from '#app/frame/own-details-path.ts'
import type { Noun } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'
import { newTitle } from '#patterns/record/record-words.ts'
import { createRouteOf, placeRoutes } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { ownReports } from '#routing/report-routes.ts'
import { type PlaceRoute, pathTo, type RouteName, routes } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** `goKey` starts a navigation shortcut; `newKey` creates a record. */
export const goKey = 'g'
export const newKey = 'n'

/** Letter after G and noun of the records, by the icon of the screen. Each letter is unique. */
const places: Record<(typeof routes)[PlaceRoute]['place']['icon'], { letter: string; label: string; noun?: Noun }> = {
  home: { letter: 'o', label: t('Overview') },
  transactions: { letter: 't', label: t('Transactions'), noun: 'transaction' },
  collections: { letter: 'c', label: t('Collections'), noun: 'collection' },
  materials: { letter: 'm', label: t('Materials'), noun: 'material' },
  businesses: { letter: 'b', label: t('Businesses'), noun: 'business' },
  users: { letter: 'u', label: t('Users'), noun: 'user' },
  roles: { letter: 'r', label: t('Roles'), noun: 'role' },
}

type OtherScreen = { routes: readonly RouteName[]; label: string; icon: IconName; letter: string }

const otherScreens: readonly OtherScreen[] = [
  ...ownReports,
  { routes: ['adminMaterials.import'], label: t('Import materials'), icon: 'materials', letter: 'i' },
  { routes: ['businessYard', 'adminYard'], label: t('On the yard'), icon: 'truck', letter: 'y' },
]
const ownDetails = { label: t('Your details'), icon: 'users', letter: 'd' } as const

export const goLetters: ReadonlyArray<{ letter: string; label: string }> = [
  ...Object.values(places),
  ...otherScreens,
  ownDetails,
]

const opensTo = (user: User) => (name: RouteName) => routes[name].access === user.type && mayOpen(user, name)

export const placesFor = (user: User): readonly PlaceRoute[] => placeRoutes.filter(opensTo(user))

const going = (path: string, label: string, icon: IconName, letter: string): PaletteEntry => ({
  id: path,
  group: 'go',
  label,
  icon,
  path,
  keys: [goKey, letter],
})

/** Returns palette rows for the screens that the user may open without a record id. */
export function screensFor(user: User): PaletteEntry[] {
  const own = ownDetailsPath(user)
  return [
    ...placesFor(user).map(name => {
      const { label, icon } = routes[name].place
      return going(pathTo(name), label, icon, places[icon].letter)
    }),
    ...otherScreens.flatMap(({ routes: names, label, icon, letter }) =>
      names.filter(opensTo(user)).map(name => going(routes[name].path, label, icon, letter)),
    ),
    ...(own === null ? [] : [going(own, ownDetails.label, ownDetails.icon, ownDetails.letter)]),
  ]
}

/** Returns palette rows for the records that the user may create. The N key creates a record of the list at `path`. */
export function newRecordsFor(user: User, path: string): PaletteEntry[] {
  return placesFor(user).flatMap((list): PaletteEntry[] => {
    const create = createRouteOf(list)
    const { noun } = places[routes[list].place.icon]
    if (create === null || noun === undefined || !mayOpen(user, create)) return []
    const entry = { id: create, group: 'new', label: newTitle(noun), icon: 'plus', path: pathTo(create) } as const
    return [path === pathTo(list) ? { ...entry, keys: [newKey] } : entry]
  })
}
