import { listChoices } from '#actors/lists/list-preferences.ts'
import { userOnceKnown } from '#actors/session/verify-session-owner.ts'
import { may } from '#domain/permissions/permissions.ts'
import { savedViewsIn } from '#domain/saved-views.ts'
import { withWideDefaults } from '#patterns/list/view/column-visibility.ts'
import { type Screen, withScreenLoader } from '#patterns/loading/screen-loader.ts'
import { viewIn } from '#routing/view-search.ts'
import { media } from '#theme/breakpoints.ts'
import { browserFilters } from './browser-filters.ts'
import { filtering } from './filter/filtering.ts'
import type { ListColumn, ListDefinition } from './list-definition.ts'
import { queryOf } from './list-query.ts'
import { ListScreen } from './list-screen.tsx'

/** True for columns that wide windows request by default, and that not all users may see. */
const preloadsForPermitted = ({ wide, needs, preload }: ListColumn<never>) =>
  wide !== undefined && needs !== undefined && preload !== undefined

/**
 * Creates the screen of a list. The list page of the URL is requested before the screen renders. A cached page is
 * displayed until the response arrives.
 */
export const screenOfList = <Row extends { id: string }>(definition: ListDefinition<Row>): Screen =>
  withScreenLoader(
    () => <ListScreen definition={definition} />,
    async ({ environment, api, search }, signal) => {
      const context = { api, user: () => userOnceKnown(environment, signal) }
      const { lists, views } = environment.preferences.get()
      // The user might not be known yet, but ids of views are unique.
      const view = Object.values(views)
        .flatMap(savedViewsIn)
        .find(({ id }) => id === viewIn(search))
      const stored = listChoices(lists, definition.resource, view)
      const isWide = matchMedia(media.desk).matches
      const { columns } = definition
      // A request for columns that the user may not see would be refused.
      const user = isWide && columns.some(preloadsForPermitted) ? await context.user() : null
      const permitted = columns.filter(({ needs }) => !user || needs === undefined || may(user, needs))
      const query = queryOf({ ...definition, columns: permitted }, search, withWideDefaults(permitted, stored, isWide))
      const filters = browserFilters(definition, api)
      if (query.filter !== undefined && filters) {
        const { filter: _, ...list } = query
        const first = definition.load(context, { ...list, page: 1, pageSize: 100 }, signal)
        await Promise.all([filtering.preload(), first])
        return null
      }
      const cached = definition.peek?.(context, query)
      const answer = definition.load(context, query, signal)
      // Ignores a failure, because the list reads the page again and shows its error. A write to the resource cancels
      // the request.
      if (cached) void Promise.allSettled([answer])
      return cached ?? answer
    },
  )
