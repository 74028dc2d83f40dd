import { type AskedCall, bodyOf, type Difference, type Fields, listIn, paramOf, refused, saidIn } from './difference.ts'

/** Smallest weight or value that overflows its database column. */
const tooMuch = 100_000_000

const duplicate = (index: string) =>
  refused(500, `ERROR: duplicate key value violates unique constraint "${index}" (SQLSTATE 23505)`)

const amountsIn = (body: Fields) =>
  [body, ...listIn(body, 'materials')].flatMap(line => [line['weight'], line['value']])

/** True if another material has the GW code of the body. The specified mock allows duplicates. */
function isCodeTaken(asked: AskedCall, { gwCode }: Fields) {
  const { materials } = asked.services.store
  const before = materials.get(paramOf(asked, 'id'))
  if (asked.name !== 'materials.create' && !(asked.name === 'materials.update' && before)) return false
  return before?.gwCode !== gwCode && materials.all().some(other => other !== before && other.gwCode === gwCode)
}

/** Database errors are returned with status 500 and the database's own message. */
export const databaseErrors: Difference = (asked, next) => {
  const body = bodyOf(asked) ?? {}
  if (amountsIn(body).some(amount => Number(amount) >= tooMuch)) {
    return refused(500, 'ERROR: numeric field overflow (SQLSTATE 22003)')
  }
  if (isCodeTaken(asked, body)) return duplicate('idx_materials_gw_code')
  const answer = next(asked)
  if (answer.status !== 409 || asked.name === 'authentication.register') return answer
  const [table] = asked.name.split('.')
  const column = Object.keys(saidIn(answer)['fields'] ?? {}).find(field => field === 'name' || field === 'username')
  return column === undefined ? answer : duplicate(`idx_${table}_${column}`)
}
