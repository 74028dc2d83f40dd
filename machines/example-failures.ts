import { Problem, type ProblemFacts, type ProblemKind } from '#domain/problem.ts'
import { contractBroken, noAnswer, noConnection } from '#domain/response-problems.ts'

const refused = (kind: ProblemKind, status: number, title: string, message: string, more: Partial<ProblemFacts> = {}) =>
  new Problem({ kind, status, title, message, ...more })

/** Failures of calls in examples, by kind, as the app reports them. The first is the most common. */
export const exampleFailures: Readonly<Record<ProblemKind, Problem>> = {
  server: refused('server', 500, 'Internal Server Error', 'Something went wrong on the server.'),
  network: noConnection('', false, new TypeError('Failed to fetch')),
  // After a timeout, the server might have executed the request.
  timeout: noAnswer('', true),
  unauthorized: refused('unauthorized', 401, 'Unauthorized', 'Sign in to continue.'),
  forbidden: refused('forbidden', 403, 'Forbidden', 'You don’t have permission.'),
  notFound: refused('notFound', 404, 'Not Found', 'This record no longer exists.'),
  conflict: refused('conflict', 409, 'Conflict', 'Another user has changed this record.'),
  invalid: refused('invalid', 422, 'Unprocessable Content', 'Some values are invalid.'),
  tooMany: refused('tooMany', 429, 'Too Many Requests', 'Too many requests. Wait a moment.', { retryAfter: 30 }),
  contract: contractBroken(''),
}
