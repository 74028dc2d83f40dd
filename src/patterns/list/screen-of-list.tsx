import { listChoices } from '#actors/lists/list-preferences.ts'
import { userOnceKnown } from '#actors/session/verify-session-owner.ts'
import { savedViewsIn } from '#domain/saved-views.ts'
import { withWideDefaults } from '#patterns/list/view/column-visibility.ts'
import { type Screen, withScreenLoader } from '#patterns/loading/screen-loader.ts'
import { viewIn } from '#routing/view-search.ts'
import { media } from '#theme/breakpoints.ts'
import { browserFilters } from './browser-filters.ts'
import { filtering } from './filter/filtering.ts'
import type { ListDefinition } from './list-definition.ts'
import { queryOf } from './list-query.ts'
import { ListScreen } from './list-screen.tsx'

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
      const chosen = withWideDefaults(definition.columns, stored, matchMedia(media.desk).matches)
      const query = queryOf(definition, search, chosen)
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
