import type { CallName } from '#contract/addresses.ts'
import { callOf } from '#contract/contract.ts'
import { breaks, type Judgement, judgeDone, judgeRefusal, tolerated } from './judge.ts'
import { type Answer, type Asked, createVisitor, type Patience, type Visitor } from './visitor.ts'

/** One thing that was looked at: the call, what was tried with it, and how the answer fits. */
export type Finding = { call: CallName; what: string } & Judgement

/** The resources whose records are listed, made, read, changed and deleted. */
export type Resource = 'users' | 'businesses' | 'roles' | 'materials' | 'transactions' | 'collections'

/** Why a server can't be checked at all, in one sentence for the terminal. */
export class CannotCheck extends Error {}

/** A call got no answer. The report names the call once, and {@link Run.attempt} continues after the checks that need it. */
class NoAnswer extends Error {}

/** Makes calls, and keeps how each answer fits the contract. `patience` gives the signal that ends a call without an answer. */
export function createRun(address: string, patience?: Patience) {
  const findings: Finding[] = []
  const visitor = createVisitor(address, patience)
  const silent = new Set<CallName>()
  /** What was made by the run and has to be removed again, in the order of its making. */
  const made: Array<{ resource: Resource; id: string; name: string }> = []

  /** Throws {@link NoAnswer}. Deletions are tried again, so that as much as possible is removed. */
  async function ask(call: CallName, asked: Asked = {}, by: Visitor = visitor): Promise<Answer> {
    if (silent.has(call) && !call.endsWith('.delete')) throw new NoAnswer(call)
    try {
      return await by.ask(call, asked)
    } catch (error) {
      if (!silent.has(call)) findings.push({ call, what: 'an answer', ...breaks(`no answer: ${String(error)}`) })
      silent.add(call)
      throw new NoAnswer(call, { cause: error })
    }
  }

  async function look(
    call: CallName,
    what: string,
    asked: Asked,
    judge: (answer: Answer) => Judgement,
    by?: Visitor,
  ): Promise<Answer> {
    const answer = await ask(call, asked, by)
    findings.push({ call, what, ...judge(answer) })
    return answer
  }

  return {
    findings,
    made,
    /** Another browser, without a session. */
    stranger: () => createVisitor(address, patience),
    /** Makes a call without noting how its answer fits. */
    ask: (call: CallName, asked?: Asked) => ask(call, asked),
    /** Runs checks that belong together. Resolves to null if one of their calls got no answer. */
    async attempt<Value>(checks: () => Promise<Value>): Promise<Value | null> {
      try {
        return await checks()
      } catch (error) {
        if (error instanceof NoAnswer) return null
        throw error
      }
    },
    note: (call: CallName, what: string, judgement: Judgement) => void findings.push({ call, what, ...judgement }),
    done: (call: CallName, what: string, asked: Asked = {}, by?: Visitor) =>
      look(call, what, asked, answer => judgeDone(callOf(call), answer), by),
    /** A call whose refusal the app may know a way round: `forgive` says which; null for any other answer. */
    forgiven: (call: CallName, what: string, asked: Asked, forgive: (answer: Answer) => Judgement | null) =>
      look(call, what, asked, answer => forgive(answer) ?? judgeDone(callOf(call), answer)),
    /** A call that the app does not make, because of `why`: whatever comes of it breaks no screen. */
    unmet: (call: CallName, what: string, status: number, asked: Asked, why: string, by?: Visitor) => {
      const judge = (answer: Answer) => {
        const judged = judgeRefusal(callOf(call), answer, status)
        return judged.state === 'breaks' ? tolerated(judged.seen, why, 'harmless') : judged
      }
      return look(call, what, asked, judge, by)
    },
    refused: (call: CallName, what: string, status: number, asked: Asked = {}, by?: Visitor) =>
      look(call, what, asked, answer => judgeRefusal(callOf(call), answer, status), by),
  }
}
export type Run = ReturnType<typeof createRun>

type Raw = Readonly<Record<string, unknown>>
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record in an answer, as it was sent; empty if there is none. */
export const itemIn = ({ json }: Answer): Raw => (isRaw(json) && isRaw(json['item']) ? json['item'] : {})

/** The rows in an answer, as they were sent. */
export const itemsIn = ({ json }: Answer): readonly Raw[] =>
  isRaw(json) && Array.isArray(json['items']) ? json['items'].filter(isRaw) : []

/** The pagination in an answer, as it was sent. */
export const paginationIn = ({ json }: Answer): Raw =>
  isRaw(json) && isRaw(json['pagination']) ? json['pagination'] : {}
