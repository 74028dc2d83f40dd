import { useEffect, useState } from 'react'
import type { Environment } from '#actors/environment.tsx'
import { useEnvironment } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { Condition } from '#domain/filters/conditions.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { fieldsIn } from '#rules/fields.ts'
import { isUuid } from '#rules/ids.ts'

const createNames = () => new Map<string, string>()

/** Names of the records that filters identify, by id. Discarded when the session ends. */
export const recordNames = (environment: Environment) => sessionService(environment, createNames)

function read(environment: Environment, { name, value }: Condition, signal: AbortSignal) {
  const { businesses, users, roles, materials } = sessionApi(environment)
  if (name === 'buyer') return businesses.get(value, [], signal)
  if (name === 'seller') return users.get(value, [], signal)
  if (name === 'role') return roles.get(value, [], signal)
  return name === 'material' ? materials.get(value, [], signal) : null
}

/** Returns the name of a filter's record from the visible rows; undefined if no row has it. */
function nameInRows(rows: readonly object[], { name, value }: Condition): string | undefined {
  for (const row of rows) {
    const { id, name: found } = fieldsIn(fieldsIn(row)[name])
    if (id === value && typeof found === 'string') return found
  }
  return undefined
}

/**
 * Returns a function that returns the name of a filter's record, or null until it is known. Loads names that neither
 * the menu nor the rows contain.
 */
export function useRecordNames(conditions: readonly Condition[], rows: readonly object[]) {
  const environment = useEnvironment()
  const names = recordNames(environment)
  const [, render] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    const fetchName = async (condition: Condition) => {
      let name: string | undefined
      try {
        name = (await read(environment, condition, left.signal))?.name
      } catch (error) {
        if (!(error instanceof Problem)) return
        name = t('Unknown')
      }
      if (left.signal.aborted || name === undefined) return
      names.set(condition.value, name)
      render(count => count + 1)
    }
    for (const condition of conditions) {
      const { value } = condition
      const known = names.get(value) ?? nameInRows(rows, condition)
      if (known !== undefined) names.set(value, known)
      else if (isUuid(value)) void fetchName(condition)
    }
    return () => left.abort()
  }, [environment, names, conditions, rows])
  return (condition: Condition): string | null => {
    const { value } = condition
    return names.get(value) ?? nameInRows(rows, condition) ?? (isUuid(value) ? null : value)
  }
}
