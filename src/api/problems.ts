import { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import { Problem, type ProblemKind } from '#domain/problem.ts'
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

/**
 * Seconds to wait, from a `Retry-After` of seconds or of a date, which is of the server's clock; undefined where there is
 * none to read.
 */
function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - (dateOf(response) ?? Date.now())) / 1000))
}

/** The body of a refusal, read without the schemas: a visitor who is signed out meets one before any of them is needed. */
function refusalIn(data: unknown): Refusal | null {
  if (typeof data !== 'object' || data === null) return null
  const { error, message, fields } = data as Record<string, unknown>
  if (typeof error !== 'string' || typeof message !== 'string') return null
  const named = Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { error, message, ...(named.length > 0 ? { fields: Object.fromEntries(named) } : {}) }
}

function ofAnswer(response: Response, data: unknown, cause: Error): Problem {
  const { status } = response
  const kind = kindOf(status)
  const retryAfter = retryAfterOf(response)
  const facts = { kind, status, ...(retryAfter === undefined ? {} : { retryAfter }) }
  const told = refusalIn(data)
  if (told) {
    const { error, message, fields } = told
    return new Problem({ ...facts, title: error, message, ...(fields ? { fields } : {}) }, { cause })
  }
  const raw = typeof data === 'string' ? data.trim() : JSON.stringify(data ?? '')
  const isPage = /^<(!doctype|html|\?xml)/i.test(raw)
  return new Problem(
    {
      ...facts,
      title: response.statusText || `Status ${status}`,
      message: raw === '' || raw === '""' || isPage ? `The server answered with status ${status}.` : raw,
      details: raw,
    },
    { cause },
  )
}

/** An answer that came, but is not what the app and the server agreed on. */
export function contractBroken(details: string, cause?: unknown): Problem {
  return new Problem(
    {
      kind: 'contract',
      title: 'Unexpected answer',
      message: 'The server sent an answer that this app cannot read. Try again; if it stays, tell support.',
      details,
    },
    { cause },
  )
}

/** Whether something was called off rather than failed. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const unsure = 'What you sent may have been saved all the same: look before you send it again.'

/**
 * What ky threw, as the one {@link Problem} with the server's `{error, message}` or its raw text.
 * An abort stays an abort. `mayHaveWritten`: a write without an answer may have been done, and is told so.
 */
export function problemOf(error: unknown, mayHaveWritten = false): unknown {
  if (error instanceof Problem || isAbort(error)) return error
  if (isHTTPError(error)) return ofAnswer(error.response, error.data, error)
  if (isTimeoutError(error)) {
    return new Problem(
      {
        kind: 'timeout',
        title: 'No answer in time',
        message: `The server took too long to answer. ${mayHaveWritten ? unsure : 'Try again.'}`,
      },
      { cause: error },
    )
  }
  if (isNetworkError(error) || error instanceof TypeError) {
    return new Problem(
      {
        kind: 'network',
        title: 'No connection',
        message: mayHaveWritten
          ? `No answer came from the server. Check your connection. ${unsure}`
          : 'The server could not be reached. Check your connection and try again.',
        details: String(error),
      },
      { cause: error },
    )
  }
  return contractBroken(String(error), error)
}
