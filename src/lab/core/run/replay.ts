import {
  type ActorOptions,
  type AnyActor,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { transitionIdOf } from '#lab/core/chart/chart-transitions.ts'
import { messageOf } from '#lab/core/inspect/event-messages.ts'
import { readPostedEvent } from '#lab/core/inspect/inspected-event.ts'
import { recordApp } from '#lab/core/inspect/record-app.ts'
import { actorOf } from './actors.ts'
import { type AnyExample, fakeMachine, type Provide } from './any-example.ts'
import { childPath } from './child-path.ts'
import { collectMoments, type Moment } from './collect-moments.ts'
import { isSameStep, sentStep } from './compare-steps.ts'
import { withEditableContext } from './edit-context.ts'
import { observeExternalEvents } from './external-events.ts'
import { manualClock, type Wait } from './manual-clock.ts'
import { holdCalls, type Use } from './pending-calls.ts'
import { stepActions } from './step-actions.ts'
import { type Course, type RunStep, type SentEvent, StepError } from './steps.ts'

export type Run = {
  actor: AnyActor
  /** Input that started the run: a name of the example, or JSON. */
  input: string
  /** Start, then one moment per step. Each step creates a new array. */
  readonly moments: readonly Moment[]
  /** True if the machine failed at its start, without an input that its context can read. */
  needsInput: boolean
  /** Actors and messages of the run; null if they are not recorded. */
  recorded: ReturnType<typeof recordApp> | null
  /** Returns the pending calls of implementations, oldest first. */
  uses: () => readonly Use[]
  /** Returns the running delays. */
  waits: () => readonly Wait[]
  /** Takes one more step. @throws StepError if the step is impossible. */
  take: (step: RunStep) => Promise<Moment>
  /**
   * Takes steps. Skips a step that an event from outside the run has already caused. @throws StepError if a step is
   * impossible.
   */
  takeAll: (steps: readonly RunStep[]) => Promise<void>
  /**
   * Calls `listener` with each new moment, caused by a step or by an event from outside. Returns the unsubscribe
   * function.
   */
  subscribe: (listener: (moment: Moment) => void) => () => void
}

export type RunOptions = Required<Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'>> & { input: unknown }

type Making = {
  /** Creates and starts the actor. Must pass exactly these options to XState. */
  make?: (machine: AnyStateMachine, options: RunOptions) => AnyActor | Promise<AnyActor>
  /** Receives the inspection events of the run's actors. */
  inspect?: ((event: InspectionEvent) => void) | undefined
  provide?: Provide
  /** True if the messages between the run's actors are recorded. */
  isRecorded?: boolean
}

const editable: Provide = (...args) => withEditableContext(fakeMachine(...args))

/** Returns the input with this name, or parses the name as JSON. @throws StepError */
function inputOf({ inputs }: AnyExample, input: string): unknown {
  if (Object.hasOwn(inputs, input)) return inputs[input]
  try {
    return JSON.parse(input)
  } catch {
    throw new StepError(`There is no input called ${input}`)
  }
}

/**
 * Starts a machine with pending fakes and a stopped clock, and takes the steps of a course. An event from outside that
 * the machine or a child handles becomes a step. @throws StepError
 */
export async function replay(
  example: AnyExample,
  { input, steps }: Omit<Course, 'machine'>,
  {
    make = (machine, options) => createActor(machine, options).start(),
    inspect,
    provide = editable,
    isRecorded = false,
  }: Making = {},
): Promise<Run> {
  const inputValue = inputOf(example, input)
  const recorded = isRecorded ? recordApp() : null
  const assumed = new Map<string, boolean | null>()
  let born: AnyActor | undefined
  const root = () => {
    if (!born) throw new Error('The actor of a run has to be made with its options.')
    return born
  }
  const { gate, list: uses } = holdCalls()
  const clock = manualClock(() => root().system)
  const noted = collectMoments(() => root().getSnapshot())
  /** Steps not applied yet. */
  let due = [...steps]
  /** Event that the current step sends. */
  let own: SentEvent | null = null

  const noteOutside = observeExternalEvents(
    event => event === own,
    (actor, event) => {
      const step = sentStep(event, childPath(actor))
      if (isSameStep(due[0], step)) due.shift()
      void noted.begin(step)
      void noted.settle()
    },
  )
  const watch = (event: InspectionEvent) => {
    const isOfMachine = 'sessionId' in event.actorRef && event.actorRef.sessionId === event.rootId
    if (event.type === '@xstate.actor' && isOfMachine) {
      born = actorOf(event.actorRef)
      born.on('*', noted.noteEmitted)
      // Prevents an unhandled error. The snapshot contains the error of a failed machine.
      born.subscribe({ error: () => undefined })
    }
    noteOutside(event)
    if ('logic' in event.actorRef && event.actorRef.logic instanceof StateMachine) noted.noteWork(event)
    if (event.type === '@xstate.microstep' && isOfMachine) noted.noteTransitions(event._transitions.map(transitionIdOf))
    if (recorded) {
      const message = readPostedEvent(messageOf(event))
      if (message) recorded.receive(message)
    }
    inspect?.(event)
  }
  const send = (actor: AnyActorRef, event: SentEvent) => {
    own = event
    actor.send(event)
    own = null
  }
  const actionOf = stepActions({
    example,
    root,
    uses,
    waits: clock.waits,
    send,
    assume: (guard, value) => void assumed.set(guard, value),
  })
  const take = async (step: RunStep) => {
    const act = actionOf(step)
    const moment = noted.begin(step)
    act()
    void noted.settle()
    return await moment
  }
  const takeDue = async () => {
    for (let step = due.shift(); step; step = due.shift()) await take(step)
    await noted.settle()
  }

  void noted.begin(null)
  const machine = provide(example, { gate, guard: name => assumed.get(name) ?? undefined }, input)
  const actor = await make(machine, { input: inputValue, clock, inspect: watch })
  await noted.settle()
  await takeDue()
  const { context } = example.machine.config
  const isReader = typeof context === 'function' && context.length > 0
  return {
    actor,
    input,
    needsInput: inputValue === undefined && Boolean(noted.list()[0]?.thrown) && isReader,
    recorded,
    get moments() {
      return noted.list()
    },
    uses,
    waits: clock.waits,
    take,
    async takeAll(more) {
      due = [...more]
      await takeDue()
    },
    subscribe: noted.subscribe,
  }
}
