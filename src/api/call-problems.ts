import { isHTTPError, isNetworkError } from 'ky'
import { Problem, type ProblemKind } from '#domain/problem.ts'
import { contractBroken, noConnection } from '#domain/response-problems.ts'
import { language } from '#messages/language.ts'
import { t } from '#messages/message.ts'
import { fieldsIn } from '#rules/fields.ts'
import type { Refusal } from '#schemas/envelope.ts'
import { dateOf } from './server-clock.ts'
import { withPlainText } from './workarounds/server-words.ts'

const byStatus: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  422: 'invalid',
  425: 'server',
  429: 'tooMany',
}

const kindOf = (status: number): ProblemKind => byStatus[status] ?? (status >= 500 ? 'server' : 'invalid')

/** True for statuses that don't show whether the request succeeded: a server can fail after it saved a change. */
const isInconclusive = (status: number) => status === 408 || status >= 500

/**
 * Parses the `Retry-After` header (seconds, or a date in server time) and returns seconds. Returns undefined if it is
 * missing or invalid.
 */
function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - (dateOf(response) ?? Date.now())) / 1000))
}

/**
 * Parses an error body without schemas, because a signed-out visitor can receive an error before the schemas are
 * loaded.
 */
function refusalIn(data: unknown): Refusal | null {
  const { error, message, fields } = fieldsIn(data)
  if (typeof error !== 'string' || typeof message !== 'string') return null
  const named = Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { error, message, ...(named.length > 0 ? { fields: Object.fromEntries(named) } : {}) }
}

/**
 * Returns the message of an error response that a gateway or a framework sent instead of this server. Returns an empty
 * string if the response has no message, or several lines, such as a stack trace.
 */
function textIn(data: unknown): string {
  const { message, detail, title, error } = fieldsIn(data)
  const texts = [data, message, detail, fieldsIn(error)['message'], title, error]
  const text = texts.find(text => typeof text === 'string')?.trim() ?? ''
  return text.includes('\n') ? '' : text
}

/** False for empty texts, web pages and database messages, which appear only in the error details. */
const isForUsers = (text: string) => text !== '' && !/^<|\bSQLSTATE\b/.test(text)

/** Returns the problem if a successful response contains an error body, otherwise null. */
export function refusedWith(data: unknown, request: string): Problem | null {
  const refusal = refusalIn(data)
  return refusal && problemIn(refusal, { kind: 'invalid', request, details: JSON.stringify(data) })
}

type Facts = Omit<ConstructorParameters<typeof Problem>[0], 'title' | 'message' | 'fields'>

const problemIn = ({ error, message, fields }: Refusal, facts: Facts, cause?: Error) =>
  new Problem({ ...facts, title: error, message, ...(fields ? { fields } : {}) }, { cause })

/** Parses an error body that ky returned as text, because its content type is not JSON. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function ofAnswer(response: Response, body: unknown, cause: Error, request: string, isWrite: boolean): Problem {
  const { status } = response
  const retryAfter = retryAfterOf(response)
  const raw = typeof body === 'string' ? body.trim() : JSON.stringify(body ?? '')
  const data = typeof body === 'string' ? parseText(body) : body
  const mayBeDone = isWrite && isInconclusive(status)
  const facts = {
    kind: kindOf(status),
    status,
    request,
    mayBeDone,
    details: raw,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
  const refusal = refusalIn(data)
  const fallback =
    status < 500
      ? t('The server refused this request ({status}).', { status })
      : t('The server failed ({status}).', { status })
  const message = refusal?.message ?? textIn(data)
  const error = refusal?.error ?? (response.statusText || t('Status {status}', { status }))
  return problemIn({ ...refusal, error, message: isForUsers(message) ? message : fallback }, facts, cause)
}

/** Creates the problem for an unexpected response to a write, such as a web page or incomplete JSON. */
export const noPage = (text: string, request: string, cause: unknown) =>
  new Problem(
    {
      kind: 'contract',
      title: t('Unexpected response'),
      message: t('The response was incomplete or not from the server.'),
      details: text.slice(0, 500),
      request,
      mayBeDone: true,
    },
    { cause },
  )

export const isRefusedSession = (error: unknown): error is Problem =>
  error instanceof Problem && error.kind === 'unauthorized'

/** Creates the problem for a 401 that the server repeats although the user is signed in. */
export const refusedInSession = (problem: Problem) =>
  problem.with({
    title: t('Request refused'),
    message: t(
      'The server refused this request, although you are signed in. Try again. If the problem continues, sign out and sign in again.',
    ),
  })

/** True if an error is an abort. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Converts an error from ky to a {@link Problem} with the server's `{error, message}` or raw text. Returns aborts
 * unchanged. Sets `mayBeDone` for a write without a response.
 */
export function problemOf(error: unknown, request: string, isWrite = false, isSignIn = false): unknown {
  if (error instanceof Problem || isAbort(error)) return error
  if (isHTTPError(error)) return ofAnswer(error.response, error.data, error, request, isWrite && !isSignIn)
  // `fetch` rejects with a TypeError, possibly of another realm.
  if (isNetworkError(error) || fieldsIn(error)['name'] === 'TypeError') {
    return noConnection(request, isWrite, error, isSignIn)
  }
  return contractBroken(String(error), error)
}

/**
 * Replaces technical server messages and, in languages other than English, all server messages: see
 * {@link file://./workarounds/server-words.ts}. `sent` is the request body.
 */
export function problemForUsers(problem: unknown, request: string, sent: unknown): unknown {
  if (!(problem instanceof Problem)) return problem
  const isTechnical = /\bSQLSTATE\b|You are not authorized to access this|An error occurred while processing/.test(
    problem.details ?? '',
  )
  if (!isTechnical && (language === 'en' || problem.status === undefined)) return problem
  return withPlainText(problem, request, sent)
}
