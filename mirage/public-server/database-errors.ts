import {
  bodyOf,
  type Difference,
  type Fields,
  listIn,
  paramOf,
  parseBody,
  publicError,
  type RoutedCall,
} from './difference.ts'

/** Smallest weight or value that overflows its database column. */
const overflow = 100_000_000

const duplicate = (index: string) =>
  publicError(500, `ERROR: duplicate key value violates unique constraint "${index}" (SQLSTATE 23505)`)

const amountsIn = (body: Fields) =>
  [body, ...listIn(body, 'materials')].flatMap(line => [line['weight'], line['value']])

/** True if another material has the GW code of the body. The specified mock allows duplicates. */
function hasDuplicateCode(call: RoutedCall, { gwCode }: Fields) {
  const { materials } = call.services.store
  const before = materials.get(paramOf(call, 'id'))
  if (call.name !== 'materials.create' && !(call.name === 'materials.update' && before)) return false
  return before?.gwCode !== gwCode && materials.all().some(other => other !== before && other.gwCode === gwCode)
}

/** Database errors are returned with status 500 and the database's own message. */
export const databaseErrors: Difference = (call, next) => {
  const body = bodyOf(call) ?? {}
  if (amountsIn(body).some(amount => Number(amount) >= overflow)) {
    return publicError(500, 'ERROR: numeric field overflow (SQLSTATE 22003)')
  }
  if (hasDuplicateCode(call, body)) return duplicate('idx_materials_gw_code')
  const answer = next(call)
  if (answer.status !== 409 || call.name === 'authentication.register') return answer
  const [table] = call.name.split('.')
  const column = Object.keys(parseBody(answer)['fields'] ?? {}).find(field => field === 'name' || field === 'username')
  return column === undefined ? answer : duplicate(`idx_${table}_${column}`)
}
