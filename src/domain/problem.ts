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
  /** The server's short name for the error, or the app's where there was no answer. */
  title: string
  /** What went wrong and, if known, what to do. */
  message: string
  /** HTTP status; absent when no answer came. */
  status?: number
  /** Seconds to wait before the next try, from `Retry-After`. */
  retryAfter?: number
  /** Messages by field name, from a 422. */
  fields?: Readonly<Record<string, string>>
  /** The call: "GET users?page=2". */
  request?: string
  /** Whether the server may have carried the call out: no answer came, or none that says. */
  mayBeDone?: boolean
  /** The body of a create that may have been carried out. */
  sent?: unknown
  /** The numbers that the server kept in place of those that it was sent. */
  kept?: Readonly<{ weight: number; value: number }>
  /** The raw answer or the underlying error, for the details of the error panel. */
  details?: string
}

/** The error of every failed call. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly title: string
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly mayBeDone: boolean
  readonly sent: unknown
  readonly kept: ProblemFacts['kept']
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
    this.kept = facts.kept
    this.details = facts.details
    this.#facts = facts
  }

  /** The same problem with some facts changed. */
  with(facts: Partial<ProblemFacts>): Problem {
    return new Problem({ ...this.#facts, ...facts }, { cause: this })
  }

  /** The facts for support: the call, the status and the raw answer. */
  get report(): string {
    const { request, status, details } = this.#facts
    return [request, status && `Status ${status}`, details].filter(Boolean).join('\n')
  }
}

/** Whether the same read may succeed a moment later: after network trouble, timeouts, 5xx, 408 and 429, and never after another 4xx. */
export const isPassing = ({ kind }: Problem) => ['network', 'timeout', 'server', 'tooMany'].includes(kind)

/** Any thrown value as a {@link Problem}; what is not one already is a bug of the app (`contract`). */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const cause = error instanceof Error ? error : new Error(String(error))
  return new Problem(
    {
      kind: 'contract',
      title: 'Unexpected error in the app',
      message: 'This could not be done. Try again; if it happens again, tell support what the details say.',
      details: cause.stack ?? String(cause),
    },
    { cause },
  )
}

/** Whether a failure is about the one record that was sent, so that others are sent all the same: a name that is taken, and the like. */
export function isOfRow(error: unknown): boolean {
  const { kind, status, mayBeDone } = toProblem(error)
  // Some servers fail with 500 where a name is taken; with other statuses from there on they are down.
  return !mayBeDone && (['conflict', 'invalid', 'notFound', 'forbidden'].includes(kind) || status === 500)
}
