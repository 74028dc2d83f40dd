import { contractBroken, noAnswer, problemOf } from '#api/call-problems.ts'
import { Problem, type ProblemFacts, type ProblemKind, toProblem } from '#domain/problem.ts'

type Refusal = Required<Pick<ProblemFacts, 'status' | 'title' | 'message'>> & Pick<ProblemFacts, 'retryAfter'>

/** Example error responses of a server, by problem kind. */
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
 * Returns the problem for a failed call, with the app's error text. After a timeout, the server might have executed the
 * request.
 */
export function failureOf(kind: ProblemKind): Problem {
  if (kind === 'timeout') return noAnswer('', true)
  if (kind === 'contract') return contractBroken('')
  const refusal = refusals[kind]
  return refusal ? new Problem({ kind, ...refusal }) : toProblem(problemOf(new TypeError('Failed to fetch'), ''))
}
