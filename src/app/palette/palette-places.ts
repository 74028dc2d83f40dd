import { ownDetailsPath } from '#app/frame/own-details-path.ts'
import { t } from '#messages/message.ts'
import { createRouteOf, placeRoutes } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { type PlaceRoute, pathTo, type RouteName, routes } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import type { IconName } from '#ui/basics/icon-paths.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** `goKey` starts a navigation shortcut; `newKey` creates a record. */
export const goKey = 'g'
export const newKey = 'n'

type PlaceLabel = (typeof routes)[PlaceRoute]['place']['label']

/** Letter after G and noun of the records, by screen label. Each letter is unique. */
const places: Record<PlaceLabel, { letter: string; noun?: string }> = {
  Overview: { letter: 'o' },
  Transactions: { letter: 't', noun: 'transaction' },
  Collections: { letter: 'c', noun: 'collection' },
  Materials: { letter: 'm', noun: 'material' },
  Businesses: { letter: 'b', noun: 'business' },
  Users: { letter: 'u', noun: 'user' },
  Roles: { letter: 'r', noun: 'role' },
}

type Beside = { routes: readonly RouteName[]; label: string; icon: IconName; letter: string }

const besides: readonly Beside[] = [
  { routes: ['businessStatement', 'collectorStatement'], label: t('Carbon statement'), icon: 'download', letter: 's' },
  { routes: ['adminMaterials.import'], label: t('Import materials'), icon: 'materials', letter: 'i' },
]
const ownDetails = { label: t('Your details'), icon: 'users', letter: 'd' } as const

export const goLetters: ReadonlyArray<{ letter: string; label: string }> = [
  ...Object.entries(places).map(([label, { letter }]) => ({ letter, label })),
  ...besides,
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
      return going(pathTo(name), label, icon, places[label].letter)
    }),
    ...besides.flatMap(({ routes: names, label, icon, letter }) =>
      names.filter(opensTo(user)).map(name => going(routes[name].path, label, icon, letter)),
    ),
    ...(own === null ? [] : [going(own, ownDetails.label, ownDetails.icon, ownDetails.letter)]),
  ]
}

/** Returns palette rows for the records that the user may create. The N key creates a record of the list at `path`. */
export function newRecordsFor(user: User, path: string): PaletteEntry[] {
  return placesFor(user).flatMap((list): PaletteEntry[] => {
    const create = createRouteOf(list)
    const { noun } = places[routes[list].place.label]
    if (create === null || noun === undefined || !mayOpen(user, create)) return []
    const entry = { id: create, group: 'new', label: `New ${noun}`, icon: 'plus', path: pathTo(create) } as const
    return [path === pathTo(list) ? { ...entry, keys: [newKey] } : entry]
  })
}
