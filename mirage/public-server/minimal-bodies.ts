import { type Difference, isDone, parseBody, textResponse } from './difference.ts'

/** Create calls return only the id, updates only `OK`, both with status 200. */
export const minimalBodies: Difference = (call, next) => {
  const answer = next(call)
  if (!isDone(answer)) return answer
  if (call.name.endsWith('.update')) return textResponse('OK')
  if (!call.name.endsWith('.create')) return answer
  return textResponse(parseBody<{ item: { id: string } }>(answer).item.id)
}
