import { isUuid } from '#rules/ids.ts'
import { type Difference, paramOf, parseBody, publicError } from './difference.ts'

/** An invalid id or body is refused with 400, and the error names no field. */
export const badRequests: Difference = (call, next) => {
  const { id } = call.request.params
  if (id !== undefined && !isUuid(id)) {
    return publicError(
      400,
      `failed to decode: schema: error converting value for "id". Details: invalid UUID length: ${paramOf(call, 'id').length}`,
    )
  }
  const answer = next(call)
  if (answer.status !== 422) return answer
  return publicError(400, Object.values(parseBody(answer)['fields'] ?? {}).join('; '))
}
