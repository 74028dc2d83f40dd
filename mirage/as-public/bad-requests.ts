import { isUuid } from '#rules/ids.ts'
import { type Difference, paramOf, refused, saidIn } from './difference.ts'

/** An invalid id or body is refused with 400, and the error names no field. */
export const badRequests: Difference = (asked, next) => {
  const { id } = asked.request.params
  if (id !== undefined && !isUuid(id)) {
    return refused(
      400,
      `failed to decode: schema: error converting value for "id". Details: invalid UUID length: ${paramOf(asked, 'id').length}`,
    )
  }
  const answer = next(asked)
  if (answer.status !== 422) return answer
  return refused(400, Object.values(saidIn(answer)['fields'] ?? {}).join('; '))
}
