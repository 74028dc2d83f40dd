import { isHTTPError, isNetworkError } from 'ky'
import { Problem, type ProblemKind } from '#domain/problem.ts'
import { fieldsIn } from '#rules/fields.ts'
import type { Refusal } from '#schemas/envelope.ts'
import { dateOf } from './server-clock.ts'

const byStatus: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  422: 'invalid',
  429: 'tooMany',
}

const kindOf = (status: number): ProblemKind => byStatus[status] ?? (status >= 500 ? 'server' : 'invalid')

/** Statuses that come from gateways between the app and the server, which cannot say what became of the request. */
const ofGateway = new Set([408, 502, 504])

/**
 * Seconds to wait, from a `Retry-After` of seconds or of a date by the server's clock; undefined if there is none to
 * read.
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
 * The body of a refusal, read without the schemas, because a signed-out visitor gets one before any of them is loaded.
 */
function refusalIn(data: unknown): Refusal | null {
  const { error, message, fields } = fieldsIn(data)
  if (typeof error !== 'string' || typeof message !== 'string') return null
  const named = Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { error, message, ...(named.length > 0 ? { fields: Object.fromEntries(named) } : {}) }
}

/** The problem in an answer of status 200 whose body is a refusal; null if it is none. */
export function refusedWith(data: unknown, request: string): Problem | null {
  const told = refusalIn(data)
  return told && problemIn(told, { kind: 'invalid', request, details: JSON.stringify(data) })
}

type Facts = Omit<ConstructorParameters<typeof Problem>[0], 'title' | 'message' | 'fields'>

const problemIn = ({ error, message, fields }: Refusal, facts: Facts, cause?: Error) =>
  new Problem({ ...facts, title: error, message, ...(fields ? { fields } : {}) }, { cause })

function ofAnswer(response: Response, data: unknown, cause: Error, request: string, isWrite: boolean): Problem {
  const { status } = response
  const retryAfter = retryAfterOf(response)
  const raw = typeof data === 'string' ? data.trim() : JSON.stringify(data ?? '')
  const mayBeDone = isWrite && ofGateway.has(status)
  const facts = {
    kind: kindOf(status),
    status,
    request,
    mayBeDone,
    details: raw,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
  const told = refusalIn(data)
  const unsaid = status < 500 ? `The server refused this (${status}).` : `The server failed (${status}).`
  // What a database says is for the details only.
  if (told) return problemIn(/\bSQLSTATE\b/.test(told.message) ? { ...told, message: unsaid } : told, facts, cause)
  const isPage = /^<(!doctype|html|\?xml)/i.test(raw)
  const message = raw === '' || raw === '""' || isPage ? unsaid : raw
  const title = response.statusText || `Status ${status}`
  return new Problem({ ...facts, title, message: mayBeDone ? `${message} ${unsure}` : message }, { cause })
}

/** The problem of an answer that is not what the app and the server agreed on. */
export function contractBroken(details: string, cause?: unknown): Problem {
  return new Problem(
    {
      kind: 'contract',
      title: 'Unexpected response',
      message: 'The server sent an answer that this app cannot read. Try again; if it happens again, tell support.',
      details,
    },
    { cause },
  )
}

const unsure = 'The change might have been saved. Check before you retry.'

/** The problem of an answer to a write that no server of the product sends: a web page, or a part of something. */
export const noPage = (text: string, request: string, cause: unknown) =>
  new Problem(
    {
      kind: 'contract',
      title: 'Unexpected response',
      message: `The response was incomplete or not from the server. ${unsure}`,
      details: text.slice(0, 500),
      request,
      mayBeDone: true,
    },
    { cause },
  )

/** The problem of a call whose answer did not come, or not to its end, in time. */
export const noAnswer = (request: string, isWrite: boolean, isSignIn = false) =>
  new Problem({
    kind: 'timeout',
    title: 'Request timed out',
    message: `The server took too long to respond. ${isWrite && !isSignIn ? unsure : 'Try again.'}`,
    request,
    mayBeDone: isWrite,
  })

/** Whether the call was aborted rather than failed. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * What ky threw, as a {@link Problem} with the server's `{error, message}` or its raw text. An abort stays an abort. A
 * write without an answer may have been done, and its message says so unless `isSignIn`.
 */
export function problemOf(error: unknown, request: string, isWrite = false, isSignIn = false): unknown {
  if (error instanceof Problem || isAbort(error)) return error
  if (isHTTPError(error)) return ofAnswer(error.response, error.data, error, request, isWrite && !isSignIn)
  if (isNetworkError(error) || error instanceof TypeError) {
    return new Problem(
      {
        kind: 'network',
        title: 'No connection',
        message:
          isWrite && !isSignIn
            ? `The server did not respond. Check your connection. ${unsure}`
            : 'The server could not be reached. Check your connection, then try again.',
        details: String(error),
        request,
        mayBeDone: isWrite,
      },
      { cause: error },
    )
  }
  return contractBroken(String(error), error)
}

/**
 * A problem with words of the app where those of the server are for no person: see {@link file://./leniencies/server-words.ts}.
 * `sent` is the body of the call.
 */
export async function saidForPeople(problem: unknown, request: string, sent: unknown): Promise<unknown> {
  const isForNobody =
    problem instanceof Problem &&
    /\bSQLSTATE\b|You are not authorized to access this|An error occurred while processing/.test(problem.details ?? '')
  if (!isForNobody) return problem
  // Without the words, which are fetched, the problem is the same.
  const words = await import('./leniencies/server-words.ts').catch(() => null)
  return words?.saidPlainly(problem, request, sent) ?? problem
}
