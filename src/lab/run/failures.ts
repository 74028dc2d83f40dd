import { contractBroken, noAnswer, problemOf } from '#api/call-problems.ts'
import { Problem, type ProblemFacts, type ProblemKind, toProblem } from '#domain/problem.ts'

type Refusal = Required<Pick<ProblemFacts, 'status' | 'title' | 'message'>> & Pick<ProblemFacts, 'retryAfter'>

/** What a server says when it refuses. */
const refusals: Partial<Record<ProblemKind, Refusal>> = {
  unauthorized: { status: 401, title: 'Unauthorized', message: 'Sign in to continue.' },
  forbidden: { status: 403, title: 'Forbidden', message: 'You don’t have permission.' },
  notFound: { status: 404, title: 'Not Found', message: 'This record no longer exists.' },
  conflict: { status: 409, title: 'Conflict', message: 'Another user has changed this record.' },
  invalid: { status: 422, title: 'Unprocessable Content', message: 'Some values are invalid.' },
  tooMany: {
    status: 429,
    title: 'Too Many Requests',
    message: 'Too many requests. Wait a moment.',
    retryAfter: 30,
  },
  server: { status: 500, title: 'Internal Server Error', message: 'Something went wrong on the server.' },
}

/**
 * The problem that a use of a slot fails with, in the words that a person reads in the app. Where no answer came in time, it
 * may have been done anyway.
 */
export function failureOf(kind: ProblemKind): Problem {
  if (kind === 'timeout') return noAnswer('', true)
  if (kind === 'contract') return contractBroken('')
  const refusal = refusals[kind]
  return refusal ? new Problem({ kind, ...refusal }) : toProblem(problemOf(new TypeError('Failed to fetch'), ''))
}
