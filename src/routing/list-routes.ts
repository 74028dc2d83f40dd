import { objectKeys } from 'ts-extras'
import { type PlaceRoute, pathTo, type RecordRoute, type RouteName, routes } from './routes.ts'

/** The routes of the forms and the read views that are named after a list. */
type CreateRoute = Extract<RouteName, `${PlaceRoute}.create`>
type EditRoute = Extract<RecordRoute, `${PlaceRoute}.edit`>
type ViewRoute = Extract<RecordRoute, `${PlaceRoute}.view`>
/** The lists whose records have forms. */
type ListWithForms = { [List in PlaceRoute]: `${List}.edit` extends EditRoute ? List : never }[PlaceRoute]

const isPlace = (name: RouteName): name is PlaceRoute => 'place' in routes[name]

/** All routes with a place in the navigation, in its order. */
export const placeRoutes = objectKeys(routes).filter(isPlace)

const isThere = <Name extends RouteName>(name: string): name is Name => name in routes

/** What a list is called, in the navigation, above its rows and wherever a way leads back to it. */
export const titleOf = (list: PlaceRoute): string => routes[list].place.label

/** Where a new record of a list is made; null where none is. */
export function createRouteOf(list: PlaceRoute): CreateRoute | null {
  const name = `${list}.create`
  return isThere<CreateRoute>(name) ? name : null
}

/** Where a record of a list is changed; null where it has no form. */
export function editRouteOf(list: PlaceRoute): EditRoute | null {
  const name = `${list}.edit`
  return isThere<EditRoute>(name) ? name : null
}

/** Where a record of a list is read, printed and copied; null where it has no such screen. */
export function viewRouteOf(list: PlaceRoute): ViewRoute | null {
  const name = `${list}.view`
  return isThere<ViewRoute>(name) ? name : null
}

/** The lists whose records can be read. */
type ListWithViews = { [List in PlaceRoute]: `${List}.view` extends ViewRoute ? List : never }[PlaceRoute]

/** Where a record of such a list is read. */
export const viewPathIn =
  (list: ListWithViews) =>
  (id: string): string =>
    pathTo(`${list}.view`, { id })

/** Where a record of a list is looked at from anywhere but the list itself: read, else changed; null where it has no screen. */
export const recordRouteOf = (list: PlaceRoute): RecordRoute | null => viewRouteOf(list) ?? editRouteOf(list)

/** What the forms of a list's records are told: the list that they belong to, and where a saved one is changed. */
export const formsOf = (list: ListWithForms) => ({
  list: { title: titleOf(list), path: pathTo(list) },
  editPath: (id: string) => pathTo(`${list}.edit`, { id }),
})
