import { type AnyActor, createMachine, fromCallback, fromPromise, setup } from 'xstate'
import { typed } from '#machines/typed.ts'

type Load = {
  id: string
  weight: number
  kind: 'paper' | 'glass'
  weighedAt: Date
  buyer: { name: string } | null
  isPaid: boolean
  isLoad: true
  revision: 1n
  note?: string
  print: () => void
}

export const weighbridge = setup({
  types: typed<{
    input: { scale: string; rates: number[] }
    events: { type: 'weigh'; kilograms: number; by: 'hand' | 'scale' } | { type: 'reset' }
  }>(),
  actors: {
    fetchLoad: fromPromise<Load, { id: string }>(() => Promise.reject(new Error('There is no scale'))),
    ticks: fromCallback(() => () => undefined),
  },
}).createMachine({
  initial: 'idle',
  states: { idle: { invoke: { src: 'fetchLoad', input: { id: '1' } }, on: { weigh: 'weighed' } }, weighed: {} },
  on: { reset: '.idle' },
})

/** Branches into more types than any example needs. */
type Crate = Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', { load: Load; crate: Crate }>

/** Machine with types of the browser and of a package. */
export const hoist = setup({
  types: typed<{
    input: { page: Document; crate: Crate }
    events: { type: 'lift'; event: MouseEvent; by: number } | { type: 'move'; actor: AnyActor; load: Partial<Load> }
  }>(),
}).createMachine({ on: { lift: { reenter: true }, move: { reenter: true } } })

export const untyped = createMachine({ initial: 'idle', states: { idle: {} } })

export const createdMachine = () => weighbridge
