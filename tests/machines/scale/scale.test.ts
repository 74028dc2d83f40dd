import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { Script } from '#machines/fakes.ts'
import { type ScaleCall, scaleFakes, somePort } from '#machines/scale/scale.fakes.ts'
import { scaleMachine } from '#machines/scale/scale.machine.ts'
import { isTakeableFor, liveWeight, takenFor } from '#machines/scale/scale.selectors.ts'
import type { ScaleTag } from '#machines/scale/scale.types.ts'
import { emittedBy, settled } from '#tests/machines/support.ts'

async function start({ isSupported = true, ...script }: Script<ScaleCall> & { isSupported?: boolean } = {}) {
  const { actors, ...port } = scaleFakes(script, somePort)
  const clock = new SimulatedClock()
  const actor = createActor(scaleMachine.provide({ actors }), { clock, input: { isSupported } }).start()
  await settled()
  return {
    actor,
    ...port,
    clock,
    emitted: emittedBy(actor),
    has: (tag: ScaleTag) => actor.getSnapshot().hasTag(tag),
    weigh: (kg: DecimalText, isStable = true) =>
      port.send({ type: 'weight.read', reading: { kind: 'weight', kg, isStable } }),
    take: (line = 'line-1') => actor.send({ type: 'weight.take', line }),
  }
}

async function startReading() {
  const started = await start()
  started.send({ type: 'port.opened' })
  return started
}

describe('Connection', () => {
  test('does nothing in a browser without Web Serial', async () => {
    const { has, actor, calls } = await start({ isSupported: false })
    actor.send({ type: 'port.choose' })
    expect(has('unsupported')).toBe(true)
    expect(calls).toEqual([])
  })

  test('opens a known port without a question', async () => {
    const { open, has } = await start()
    expect(open()).toEqual([somePort])
    expect(has('connecting')).toBe(true)
  })

  test('closes the port and connects again when the scale is plugged in again', async () => {
    const { send, weigh, plugIn, open, has, actor } = await startReading()
    weigh('642.5')
    send({ type: 'port.lost' })
    expect(has('lost')).toBe(true)
    expect(open()).toEqual([])
    expect(liveWeight(actor.getSnapshot())).toBe(null)
    plugIn(somePort)
    expect(open()).toEqual([somePort])
  })

  test('opens the port again with other settings', async () => {
    const { actor, has, open } = await startReading()
    actor.send({ type: 'settings.changed' })
    expect(has('connecting')).toBe(true)
    expect(open()).toEqual([somePort])
  })

  test('shows an old weight for 2 s only', async () => {
    const { weigh, actor, has, clock } = await startReading()
    weigh('642.5')
    clock.increment(1900)
    weigh('642.5')
    clock.increment(1900)
    expect(liveWeight(actor.getSnapshot())).toBe('642.5')
    clock.increment(100)
    expect(liveWeight(actor.getSnapshot())).toBe(null)
    expect(has('silent')).toBe(false)
    clock.increment(3000)
    expect(has('silent')).toBe(true)
  })
})

describe('Taking a weight', () => {
  test('takes gross, then tare, then gross again', async () => {
    const { weigh, take, emitted, actor } = await startReading()
    weigh('642.5')
    take()
    expect(takenFor(actor.getSnapshot(), 'line-1')).toEqual({ line: 'line-1', gross: '642.5', tare: null })
    weigh('38.0')
    take()
    weigh('700')
    take()
    expect(emitted).toEqual([
      { type: 'weight.taken', line: 'line-1', gross: '642.5', tare: null },
      { type: 'weight.taken', line: 'line-1', gross: '642.5', tare: '38.0' },
      { type: 'weight.taken', line: 'line-1', gross: '700', tare: null },
    ])
  })

  test('begins with gross in another line', async () => {
    const { weigh, take, emitted } = await startReading()
    weigh('642.5')
    take('line-1')
    take('line-2')
    expect(emitted.at(-1)).toEqual({ type: 'weight.taken', line: 'line-2', gross: '642.5', tare: null })
  })

  test('begins with gross after the user typed another weight', async () => {
    const { weigh, take, emitted, actor } = await startReading()
    weigh('642.5')
    take()
    actor.send({ type: 'weight.discard', line: 'line-1' })
    weigh('38.0')
    take()
    expect(emitted.at(-1)).toMatchObject({ gross: '38.0', tare: null })
  })

  test.each<[string, DecimalText]>([
    ['the same load as tare', '642.5'],
    ['a heavier load as tare', '700'],
    ['a negative tare', '-1.5'],
  ])('does not take %s', async (_, kg) => {
    const { weigh, take, emitted, actor } = await startReading()
    weigh('642.5')
    take()
    weigh(kg)
    expect(isTakeableFor(actor.getSnapshot(), 'line-1')).toBe(false)
    take()
    expect(emitted).toHaveLength(1)
  })

  test('does not take the tare as gross when the user presses twice', async () => {
    const { weigh, take, emitted } = await startReading()
    weigh('642.5')
    take()
    weigh('38.0')
    take()
    take()
    expect(emitted).toHaveLength(2)
  })

  test('does not take an empty scale as gross', async () => {
    const { weigh, take, emitted } = await startReading()
    weigh('0.0')
    take()
    expect(emitted).toEqual([])
  })

  test('waits for a stable weight while the weight moves', async () => {
    const { weigh, take, emitted, has } = await startReading()
    weigh('638.2', false)
    take()
    expect(has('awaiting')).toBe(true)
    weigh('641.9', false)
    expect(emitted).toEqual([])
    weigh('642.5')
    expect(emitted).toEqual([{ type: 'weight.taken', line: 'line-1', gross: '642.5', tare: null }])
    weigh('650')
    expect(emitted).toHaveLength(1)
  })

  test('stops waiting after 5 s', async () => {
    const { weigh, take, emitted, has, clock } = await startReading()
    weigh('638.2', false)
    take()
    clock.increment(4999)
    expect(has('awaiting')).toBe(true)
    clock.increment(1)
    weigh('642.5')
    expect(emitted).toEqual([{ type: 'weight.missed', line: 'line-1' }])
  })

  test.each(['overload', 'underload', 'noUnit'] as const)('takes no weight from %s', async kind => {
    const { weigh, take, send, emitted, has } = await startReading()
    send({ type: 'weight.read', reading: { kind } })
    take()
    expect(has('awaiting')).toBe(false)
    weigh('638.2', false)
    take()
    send({ type: 'weight.read', reading: { kind } })
    weigh('642.5')
    expect(emitted).toEqual([{ type: 'weight.missed', line: 'line-1' }])
  })

  test('ends a stable weight with a line that cannot be read, and waits for the next weight', async () => {
    const { weigh, take, send, emitted, has, actor } = await startReading()
    weigh('642.5')
    send({ type: 'weight.read', reading: { kind: 'unreadable' } })
    expect(has('unreadable')).toBe(true)
    expect(liveWeight(actor.getSnapshot())).toBe(null)
    take()
    expect(emitted).toEqual([])
    weigh('640.0')
    expect(emitted).toEqual([{ type: 'weight.taken', line: 'line-1', gross: '640.0', tare: null }])
  })

  test('shows a moving load of unknown weight', async () => {
    const { weigh, send, has, actor } = await startReading()
    weigh('642.5')
    send({ type: 'weight.read', reading: { kind: 'moving' } })
    expect(has('moving')).toBe(true)
    expect(liveWeight(actor.getSnapshot())).toBe(null)
  })

  test('takes no weight after the port is lost', async () => {
    const { weigh, take, send, emitted } = await startReading()
    weigh('638.2', false)
    take()
    send({ type: 'port.lost' })
    take()
    expect(emitted).toEqual([])
  })
})
