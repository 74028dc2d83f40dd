import { listChoices } from '#actors/lists/list-preferences.ts'
import { userOnceKnown } from '#actors/session/verify-session-owner.ts'
import { type Screen, withScreenLoader } from '#patterns/loading/screen-loader.ts'
import type { ListDefinition } from './list-definition.ts'
import { queryOf } from './list-query.ts'
import { ListScreen } from './list-screen.tsx'

/**
 * Creates the screen of a list. Before the screen renders, it requests the list page that the URL specifies. A cached
 * page is displayed until the response arrives.
 */
export const screenOfList = <Row extends { id: string }>(definition: ListDefinition<Row>): Screen =>
  withScreenLoader(
    () => <ListScreen definition={definition} />,
    async ({ environment, api, search }, signal) => {
      const asking = { api, user: () => userOnceKnown(environment, signal) }
      const query = queryOf(definition, search, listChoices(environment.preferences.get().lists, definition.resource))
      const kept = definition.peek?.(asking, query)
      const answer = definition.load(asking, query, signal)
      return kept ?? answer
    },
  )
