import { listChoices } from '#actors/lists/list-preferences.ts'
import { userOnceKnown } from '#actors/session/make-sure.ts'
import { type Screen, withFirstCall } from '#patterns/loading/first-call.ts'
import type { ListDefinition } from './list-definition.ts'
import { queryOf } from './list-query.ts'
import { ListScreen } from './list-screen.tsx'

/** The screen of a list, whose first call is for the page of the address. A page that is kept is shown while it is read. */
export const screenOfList = <Row extends { id: string }>(definition: ListDefinition<Row>): Screen =>
  withFirstCall(
    () => <ListScreen definition={definition} />,
    async ({ environment, api, search }, signal) => {
      const asking = { api, user: () => userOnceKnown(environment, signal) }
      const query = queryOf(definition, search, listChoices(environment.preferences.get().lists, definition.resource))
      const kept = definition.peek?.(asking, query)
      const answer = definition.load(asking, query, signal)
      return kept ?? answer
    },
  )
