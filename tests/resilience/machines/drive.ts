import fc from 'fast-check'
import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate'
import { problemKinds } from '#domain/problem.ts'
import { machinesIn } from '#lab/core/paths/state-position.ts'
import { type AnyExample, fakeMachine } from '#lab/core/run/any-example.ts'
import { settled } from '#tests/machines/support.ts'
import type { Breaks, Driven, Invariant, MachineEntry, Run } from './entry.ts'
import { createEnvironment, type Environment, problemOf } from './environment.ts'

/** An action around the machine after an event. `pick` selects one of the pending calls. */
type Move =
  | { do: 'answer'; pick: number; as: number }
  | { do: 'fail'; pick: number; kind: (typeof problemKinds)[number]; retryAfter: number | undefined }
  | { do: 'wait'; ms: number }
type Turn = { event: { type: string }; moves: readonly Move[] }
type Plan = { start: string; luck: number; turns: readonly Turn[] }

export type Driving = { events: number; misses: Array<{ invariant: Invariant; seen: string; run: string }> }

const pick = fc.nat(5)
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), pick, as: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      pick,
      kind: fc.constantFrom(...problemKinds),
      retryAfter: fc.option(fc.nat(100), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 299, 300, 5000) }) },
)
const turnOf = (event: MachineEntry['events']): fc.Arbitrary<Turn> =>
  fc.record({ event, moves: fc.array(move, { maxLength: 3, size: 'max' }) })

function happen(environment: Environment, step: Move, answers: AnyExample['otherAnswers'] = {}) {
  if (step.do === 'wait') return environment.clock.increment(step.ms)
  const open = environment.open()
  const call = open[step.pick % Math.max(1, open.length)]
  if (step.do === 'answer') call?.answer(Object.values(answers[call.src] ?? {}).map(output => ({ output }))[step.as])
  else call?.fail(problemOf(step.kind, step.retryAfter))
}

/** Checks the invariants of every machine at any time. */
function alwaysOf(environment: Environment, { writes, always }: Driven): Breaks {
  const keys = environment.awaited().flatMap(call => writes?.(call) ?? [])
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  return {
    ...(environment.thrown.length > 0 ? { 'no throw': String(environment.thrown[0]) } : {}),
    ...(twice === undefined ? {} : { 'one write': `${twice} is written twice at once` }),
    ...always?.(),
  }
}

/** True if a machine or one of its children is in a state that waits for one of these actors. */
const isWaiting = (snapshot: AnyMachineSnapshot, actors: readonly string[]) =>
  machinesIn(snapshot).some(({ status, _nodes }) =>
    _nodes.some(
      ({ invoke }) => status === 'active' && invoke.some(({ src }) => typeof src === 'string' && actors.includes(src)),
    ),
  )

/** Answers everything and advances time until the machine settles, then checks the final invariants. */
async function conclude(environment: Environment, driven: Driven, { example, exits }: MachineEntry): Promise<Breaks> {
  for (let round = 0; round < 40; round += 1) {
    for (const call of environment.open()) call.answer()
    await settled()
    environment.clock.increment(61_000)
    await settled()
    if (environment.open().length === 0) driven.retry?.()
    await settled()
  }
  const snapshot: AnyMachineSnapshot = driven.actor.getSnapshot()
  const where = JSON.stringify(snapshot.value)
  const breaks = { ...alwaysOf(environment, driven), ...driven.finally?.() }
  if (snapshot.status === 'done' || driven.isEnd?.()) return breaks
  const waits = isWaiting(snapshot, example.actors)
  if (driven.isBusy?.(waits) ?? waits) return { 'an exit': `busy for ever in ${where}`, ...breaks }
  return exits.some(exit => snapshot.can(exit)) ? breaks : { 'an exit': `nothing leads on from ${where}`, ...breaks }
}

const moveInWords = (step: Move) => {
  if (step.do === 'wait') return `${step.ms} ms`
  return step.do === 'answer' ? `answer ${step.pick}` : `fail ${step.pick} ${step.kind}`
}

/** Formats a run: the events, and the actions around the machine after each. */
function inWords(plan: Plan | undefined): string {
  const turns = plan?.turns.map(({ event, moves }) => [JSON.stringify(event), ...moves.map(moveInWords)].join(', '))
  return turns?.join('; ').slice(0, 800) ?? 'nothing'
}

/** Watches a machine by the rules of its entry, which `watch` can override. */
function driven(entry: MachineEntry, run: Run<AnyStateMachine>): Driven {
  const { writes, busy, isNeverBusy, retry, end } = entry
  const own = entry.watch?.(run) ?? { actor: run.make() }
  const hasTag = (tag: string | undefined) => tag !== undefined && own.actor.getSnapshot().hasTag(tag)
  return {
    ...(writes && { writes }),
    isBusy: isWaiting => !isNeverBusy && (isWaiting || hasTag(busy)),
    isEnd: () => hasTag(end) || (end !== undefined && own.actor.getSnapshot().matches(end)),
    retry: () => retry && own.actor.send({ type: retry }),
    ...own,
  }
}

/** Runs a machine once through events. Returns the violated invariants. */
async function live(entry: MachineEntry, { start, luck, turns }: Plan, onEvent: () => void): Promise<Breaks> {
  const { example, hasOtherAnswers } = entry
  const environment = createEnvironment()
  const { gate, clock, inspect } = environment
  const run: Run<AnyStateMachine> = {
    ...environment,
    start,
    luck,
    make: (machine = fakeMachine(example, { gate }, start), input = example.inputs[start]) =>
      createActor(machine, { input, clock, inspect }),
  }
  const machine = driven(entry, run)
  machine.actor.subscribe({ error: error => environment.thrown.push(error) })
  machine.actor.start()
  await settled()
  for (const { event, moves } of turns) {
    onEvent()
    if (machine.send) machine.send(event)
    else machine.actor.send(event)
    for (const step of moves) {
      happen(environment, step, hasOtherAnswers ? example.otherAnswers : {})
      await settled()
    }
    const breaks = alwaysOf(environment, machine)
    if (Object.keys(breaks).length > 0) return breaks
  }
  return conclude(environment, machine, entry)
}

/**
 * Drives a machine through this many random events. Returns one miss per violated invariant, with the shortest run
 * found. Continues to check the other invariants.
 */
export async function drive(entry: MachineEntry, events: number, seed: number): Promise<Driving> {
  const result: Driving = { events: 0, misses: [] }
  const plans = fc.record({
    start: fc.constantFrom(...Object.keys(entry.example.inputs)),
    luck: fc.nat(999),
    turns: fc.array(turnOf(entry.events), { minLength: 1, maxLength: 60, size: 'max' }),
  })
  for (let batch = 0; result.events < events; batch += 1) {
    const known = new Set(result.misses.map(({ invariant }) => invariant))
    let isCounting = true
    const property = fc.asyncProperty(plans, async plan => {
      const breaks = await live(entry, plan, () => {
        if (isCounting) result.events += 1
      })
      const broken = Object.entries(breaks).find(([name]) => !known.has(name as Invariant))
      if (!broken) return
      // Attempts to find a shorter run do not count as events.
      isCounting = false
      throw new Error(broken.join('\n'))
    })
    const details = await fc.check(property, { seed: seed + batch, numRuns: 25 })
    if (!details.failed) continue
    const message =
      details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance)
    const [invariant = '', seen = ''] = message.split('\n')
    result.misses.push({ invariant: invariant as Invariant, seen, run: inWords(details.counterexample?.[0]) })
  }
  return result
}
