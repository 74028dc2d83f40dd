import { objectKeys } from 'ts-extras'
import { type PlaceRoute, pathTo, type RecordRoute, type RouteName, routes } from './routes.ts'

/** Routes of create forms, edit forms and read views. Each name begins with the name of its list. */
type CreateRoute = Extract<RouteName, `${PlaceRoute}.create`>
type ImportRoute = Extract<RouteName, `${PlaceRoute}.import`>
type EditRoute = Extract<RecordRoute, `${PlaceRoute}.edit`>
type ViewRoute = Extract<RecordRoute, `${PlaceRoute}.view`>
/** Lists that have forms for their records. */
type ListWithForms = { [List in PlaceRoute]: `${List}.edit` extends EditRoute ? List : never }[PlaceRoute]

const isPlace = (name: RouteName): name is PlaceRoute => 'place' in routes[name]

/** Routes in the navigation, in display order. */
export const placeRoutes = objectKeys(routes).filter(isPlace)

const isThere = <Name extends RouteName>(name: string): name is Name => name in routes

/** Returns the title of a list, for the navigation, headings and links. */
export const titleOf = (list: PlaceRoute): string => routes[list].place.label

/** Returns the route of a list's create form, or null. */
export function createRouteOf(list: PlaceRoute): CreateRoute | null {
  const name = `${list}.create`
  return isThere<CreateRoute>(name) ? name : null
}

/** Returns the route of a list's import screen, or null. */
export function importRouteOf(list: PlaceRoute): ImportRoute | null {
  const name = `${list}.import`
  return isThere<ImportRoute>(name) ? name : null
}

/** Returns the route of a list's edit form, or null. */
export function editRouteOf(list: PlaceRoute): EditRoute | null {
  const name = `${list}.edit`
  return isThere<EditRoute>(name) ? name : null
}

/** Returns the route of a list's read view, or null. The read view is also for printing and copying records. */
export function viewRouteOf(list: PlaceRoute): ViewRoute | null {
  const name = `${list}.view`
  return isThere<ViewRoute>(name) ? name : null
}

type ListWithViews = { [List in PlaceRoute]: `${List}.view` extends ViewRoute ? List : never }[PlaceRoute]

export const viewPathIn =
  (list: ListWithViews) =>
  (id: string): string =>
    pathTo(`${list}.view`, { id })

/**
 * Returns the route for links to a list's records: the read view or, if there is none, the edit form. Null if the list
 * has neither.
 */
export const recordRouteOf = (list: PlaceRoute): RecordRoute | null => viewRouteOf(list) ?? editRouteOf(list)

/** Returns the title and path of a list, and the routes of its forms. */
export const formsOf = (list: ListWithForms) => ({
  list: { title: titleOf(list), path: pathTo(list) },
  editPath: (id: string) => pathTo(`${list}.edit`, { id }),
})
