import { t } from '#messages/message.ts'

export const problemKinds = [
  'network',
  'timeout',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
  'tooMany',
  'server',
  'contract',
] as const

export type ProblemKind = (typeof problemKinds)[number]

export type ProblemFacts = {
  kind: ProblemKind
  /** Short name of the error from the server, or from the app if there was no response. */
  title: string
  /**
   * Description of the error and, if known, of what to do. The outcome of a write is in `mayBeDone`;
   * {@link file://./outcome-words.ts} contains the texts of the outcome.
   */
  message: string
  /** HTTP status; undefined without a response. */
  status?: number
  /** Seconds to wait before a retry, from `Retry-After`. */
  retryAfter?: number
  /** Messages by field name, from a 422. */
  fields?: Readonly<Record<string, string>>
  /** Method and URL: "GET users?page=2". */
  request?: string
  /** True if the server might have processed the request: the response is missing or inconclusive. */
  mayBeDone?: boolean
  /** Body of a create request that might have been processed. */
  sent?: unknown
  /** Numbers that the server stored instead of those sent. */
  stored?: Readonly<{ weight: number; value: number }>
  /** Raw response or underlying error, for the details of the error panel. */
  details?: string
}

/** Error for every failed request. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly title: string
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly mayBeDone: boolean
  readonly sent: unknown
  readonly stored: ProblemFacts['stored']
  readonly details: string | undefined
  readonly #facts: ProblemFacts

  constructor(facts: ProblemFacts, options?: ErrorOptions) {
    super(facts.message, options)
    this.kind = facts.kind
    this.title = facts.title
    this.status = facts.status
    this.retryAfter = facts.retryAfter
    this.fields = facts.fields ?? {}
    this.mayBeDone = facts.mayBeDone ?? false
    this.sent = facts.sent
    this.stored = facts.stored
    this.details = facts.details
    this.#facts = facts
  }

  /** Returns a copy with some facts changed. */
  with(facts: Partial<ProblemFacts>): Problem {
    return new Problem({ ...this.#facts, ...facts }, { cause: this })
  }

  /** Facts for support: request, status and raw response. */
  get report(): string {
    const { request, status, details } = this.#facts
    return [request, status && t('Status {status}', { status }), details].filter(Boolean).join('\n')
  }
}

/**
 * True if a retry of a read might succeed: after network errors, timeouts, 408, 429 and 5xx, but not after other 4xx.
 */
export const isPassing = ({ kind }: Problem) => ['network', 'timeout', 'server', 'tooMany'].includes(kind)

/** True if no response arrived: there is no connection, or the request timed out. */
export const isUnreachable = ({ kind }: Problem) => kind === 'network' || kind === 'timeout'

/** Converts any thrown value to a {@link Problem}. An unknown value is a bug in the app and becomes kind `contract`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const cause = error instanceof Error ? error : new Error(String(error))
  return new Problem(
    {
      kind: 'contract',
      title: t('Unexpected error in the app'),
      message: t('This action failed. Try again. If the problem continues, send the details to support.'),
      details: cause.stack ?? String(cause),
    },
    { cause },
  )
}

/**
 * True if a failure concerns only the record that was sent, such as a duplicate name, so that sending the remaining
 * records makes sense. Only 4xx responses and recognized refusals of values have these kinds. After other responses,
 * the result of the record is unknown.
 */
export function isOfRow(error: unknown): boolean {
  const { kind, mayBeDone } = toProblem(error)
  return !mayBeDone && ['conflict', 'invalid', 'notFound', 'forbidden'].includes(kind)
}

/** Maximum delay before a retry in ms: 1 hour. Delays of more than 24 days would overflow browser timers. */
export const longestDelay = 60 * 60_000

/**
 * Returns the delay before a retry in ms: the app's own delay `backoff`, or the server's `Retry-After` if it is longer. At
 * most 1 hour.
 */
export const retryDelay = ({ retryAfter = 0 }: { retryAfter?: number | undefined }, backoff: number): number =>
  Math.min(Math.max(backoff, retryAfter * 1000), longestDelay)
