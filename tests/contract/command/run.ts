import type { CallName } from '#contract/addresses.ts'
import { callOf } from '#contract/contract.ts'
import { breaks, type Judgement, judgeDone, judgeRefusal, tolerated } from './judge.ts'
import { type Answer, type CallTimeout, createVisitor, type RequestParts, type Visitor } from './visitor.ts'

/** Result of a check: the call, its description and the judgement. */
export type Finding = { call: CallName; what: string } & Judgement

/** Resources with list, create, read, update and delete calls. */
export type Resource = 'users' | 'businesses' | 'roles' | 'materials' | 'transactions' | 'collections'

/** Reason in one sentence why a server can't be checked at all. */
export class CannotCheck extends Error {}

/**
 * A call without a response. The report names the call once, and {@link Run.attempt} continues after the checks that
 * need it.
 */
class NoAnswer extends Error {}

/** Makes calls and collects judgements of the responses. `callTimeout` returns the timeout signal of a call. */
export function createRun(address: string, callTimeout?: CallTimeout) {
  const findings: Finding[] = []
  const visitor = createVisitor(address, callTimeout)
  const silent = new Set<CallName>()
  /** Records to remove after the run, in order of creation. */
  const made: Array<{ resource: Resource; id: string; name: string }> = []
  /** Lines that might not be part of their trade, and the response that created them. */
  const loose = new Map<string, { resource: 'transactions' | 'collections'; tradeId: string; answer: Answer }>()

  /** Throws {@link NoAnswer}. Repeats deletions, to remove as much as possible. */
  async function ask(call: CallName, request: RequestParts = {}, by: Visitor = visitor): Promise<Answer> {
    if (silent.has(call) && !call.endsWith('.delete')) throw new NoAnswer(call)
    try {
      return await by.ask(call, request)
    } catch (error) {
      if (!silent.has(call)) findings.push({ call, what: 'an answer', ...breaks(`no answer: ${String(error)}`) })
      silent.add(call)
      throw new NoAnswer(call, { cause: error })
    }
  }

  async function look(
    call: CallName,
    what: string,
    request: RequestParts,
    judge: (answer: Answer) => Judgement,
    by?: Visitor,
  ): Promise<Answer> {
    const answer = await ask(call, request, by)
    findings.push({ call, what, ...judge(answer) })
    return answer
  }

  return {
    findings,
    made,
    loose,
    /** Creates another browser without a session. */
    stranger: () => createVisitor(address, callTimeout),
    /** Makes a call without judging the response. */
    ask: (call: CallName, request?: RequestParts) => ask(call, request),
    /** Runs related checks. Resolves to null if one of their calls got no response. */
    async attempt<Value>(checks: () => Promise<Value>): Promise<Value | null> {
      try {
        return await checks()
      } catch (error) {
        if (error instanceof NoAnswer) return null
        throw error
      }
    },
    note: (call: CallName, what: string, judgement: Judgement) => void findings.push({ call, what, ...judgement }),
    done: (call: CallName, what: string, request: RequestParts = {}, by?: Visitor) =>
      look(call, what, request, answer => judgeDone(callOf(call), answer), by),
    /**
     * Makes a call that the app might have a workaround for. `forgive` returns its judgement, or null for other
     * responses.
     */
    forgiven: (call: CallName, what: string, request: RequestParts, forgive: (answer: Answer) => Judgement | null) =>
      look(call, what, request, answer => forgive(answer) ?? judgeDone(callOf(call), answer)),
    /** Makes a call that the app never makes, because of `why`. No result breaks a screen. */
    unmet: (call: CallName, what: string, status: number, request: RequestParts, why: string, by?: Visitor) => {
      const judge = (answer: Answer) => {
        const judged = judgeRefusal(callOf(call), answer, status)
        return judged.state === 'breaks' ? tolerated(judged.seen, why, 'harmless') : judged
      }
      return look(call, what, request, judge, by)
    },
    refused: (call: CallName, what: string, status: number, request: RequestParts = {}, by?: Visitor) =>
      look(call, what, request, answer => judgeRefusal(callOf(call), answer, status), by),
  }
}
export type Run = ReturnType<typeof createRun>

type Raw = Readonly<Record<string, unknown>>
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the record of a response as sent, or an empty object. */
export const itemIn = ({ json }: Answer): Raw => (isRaw(json) && isRaw(json['item']) ? json['item'] : {})

/** Returns the rows of a response as sent. */
export const itemsIn = ({ json }: Answer): readonly Raw[] =>
  isRaw(json) && Array.isArray(json['items']) ? json['items'].filter(isRaw) : []

/** Returns the pagination of a response as sent. */
export const paginationIn = ({ json }: Answer): Raw =>
  isRaw(json) && isRaw(json['pagination']) ? json['pagination'] : {}
