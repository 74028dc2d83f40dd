import { type Difference, isDone, said, saidIn } from './difference.ts'

/** What is made is answered with its id alone, and what is changed with OK, both with status 200. */
export const bareAnswers: Difference = (asked, next) => {
  const answer = next(asked)
  if (!isDone(answer)) return answer
  if (asked.name.endsWith('.update')) return said('OK')
  if (!asked.name.endsWith('.create')) return answer
  return said(saidIn<{ item: { id: string } }>(answer).item.id)
}
